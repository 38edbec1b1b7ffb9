CREATE TABLE "payment_allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_allocations_covered" CHECK ("payment_allocations"."amount" >= 0 and "payment_allocations"."fee" >= 0 and "payment_allocations"."returned" between 0 and "payment_allocations"."amount" + "payment_allocations"."fee")
);--> statement-breakpoint
-- What is there is copied for every agency: the owner of the tables must see it all for that long.
alter table payments no force row level security;--> statement-breakpoint
alter table orders no force row level security;--> statement-breakpoint
-- An order is paid by the first payment that brought what it costs; another one that arrived was, or is being, given back whole and pays nothing of it.
-- One that has not arrived stands for what it was asked for.
insert into payment_allocations (id, agency_id, payment_id, order_id, amount, fee, returned)
select gen_random_uuid(), p.agency_id, p.id, p.order_id,
  case when p.arrived and p.place is distinct from 1 then 0 else p.amount - p.fee end,
  case when p.arrived and p.place is distinct from 1 then 0 else p.fee end,
  p.returned
from (
  select p.*, a.arrived, case when a.arrived and a.matches then row_number() over (
      partition by p.order_id, a.arrived and a.matches order by (p.status = 'succeeded') desc, p.settled_at, p.id) end as place
  from payments p
  join orders o on o.id = p.order_id
  cross join lateral (
    select p.status in ('succeeded', 'refunding', 'refunded', 'reversing', 'reversed') as arrived,
      p.amount = o.total and p.fee = coalesce((
        select sum((line->'amount'->>'amount')::bigint) from jsonb_array_elements(o.waterfall->'lines') line where line->>'kind' = 'gateway-fee'), 0) as matches
  ) a
) p;--> statement-breakpoint
alter table orders force row level security;--> statement-breakpoint
alter table payments force row level security;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_allocations_once" ON "payment_allocations" USING btree ("payment_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_allocations_order" ON "payment_allocations" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_orders_id_fk";--> statement-breakpoint
DROP INDEX "payments_order";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "returned";--> statement-breakpoint
alter table payment_allocations enable row level security;--> statement-breakpoint
alter table payment_allocations force row level security;--> statement-breakpoint
create policy tenant on payment_allocations using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update, delete on payment_allocations to tradewind_app;
