CREATE TABLE "trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"customer_id" uuid,
	"created_by" uuid,
	"visitor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_movements" DROP CONSTRAINT "ledger_movements_kind_known";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trip_id" uuid;
--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "trips_agency_number" ON "trips" USING btree ("agency_id","number");
--> statement-breakpoint
CREATE INDEX "trips_customer" ON "trips" USING btree ("agency_id","customer_id");
--> statement-breakpoint
CREATE INDEX "orders_trip" ON "orders" USING btree ("trip_id");
--> statement-breakpoint
-- What is there is changed for every agency: the owner of the tables must see them all for that long.
alter table orders no force row level security;
--> statement-breakpoint
alter table counters no force row level security;
--> statement-breakpoint
alter table ledger_movements no force row level security;
--> statement-breakpoint
-- Each order was sold alone: its trip has its id and number.
insert into trips (id, agency_id, number, title, customer_id, created_by, visitor_id, created_at)
select id, agency_id, number, title, customer_id, created_by, visitor_id, created_at from orders;
--> statement-breakpoint
insert into counters (agency_id, kind, value) select agency_id, 'trip', value from counters where kind = 'order';
--> statement-breakpoint
update orders set trip_id = id;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "trip_id" SET NOT NULL;
--> statement-breakpoint
-- What was posted is refused changes; its kind gets a name that is not of one product.
alter table ledger_movements disable trigger append_only;
--> statement-breakpoint
update ledger_movements set kind = 'cancellation-refund' where kind = 'stay-refund';
--> statement-breakpoint
alter table ledger_movements enable trigger append_only;
--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_kind_known" CHECK ("ledger_movements"."kind" in ('top-up', 'wallet-purchase', 'card-purchase', 'transfer-purchase', 'issue', 'fx-difference', 'wallet-refund', 'card-refund', 'transfer-refund', 'cancellation-refund', 'opening-credit', 'reversal'));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
alter table orders force row level security;
--> statement-breakpoint
alter table counters force row level security;
--> statement-breakpoint
alter table ledger_movements force row level security;
--> statement-breakpoint
alter table trips enable row level security;
--> statement-breakpoint
alter table trips force row level security;
--> statement-breakpoint
create policy tenant on trips using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);
--> statement-breakpoint
grant select, insert, update, delete on trips to tradewind_app;
