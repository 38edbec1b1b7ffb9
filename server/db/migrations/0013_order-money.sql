DROP INDEX "orders_agency_created";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sold_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_agency_sold" ON "orders" USING btree ("agency_id","sold_at");--> statement-breakpoint
-- What is there is filled in for every agency: the owner of the tables must see them all for that long.
alter table orders no force row level security;--> statement-breakpoint
alter table order_events no force row level security;--> statement-breakpoint
alter table payments no force row level security;--> statement-breakpoint
alter table ledger_movements no force row level security;--> statement-breakpoint
update orders o set sold_at = (
  select min(e.at) from order_events e
  where e.order_id = o.id and e.event in ('wallet-paid', 'customer-paid', 'nothing-due', 'documents-issued'));--> statement-breakpoint
-- Until now the time of a refund replaced the time at which the money had arrived; the ledger has both.
update payments p set returned_at = p.settled_at, settled_at = coalesce(
  (select min(m.at) from ledger_movements m
   where m.agency_id = p.agency_id and m.reference = p.id::text and m.kind in ('top-up', 'wallet-purchase', 'card-purchase', 'transfer-purchase')),
  p.created_at)
where p.status in ('refunded', 'reversing', 'reversed') or p.returned > 0;--> statement-breakpoint
alter table orders force row level security;--> statement-breakpoint
alter table order_events force row level security;--> statement-breakpoint
alter table payments force row level security;--> statement-breakpoint
alter table ledger_movements force row level security;
