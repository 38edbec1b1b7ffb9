CREATE TABLE "member_delegates" (
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"delegate_id" uuid NOT NULL,
	CONSTRAINT "member_delegates_agency_id_user_id_delegate_id_pk" PRIMARY KEY("agency_id","user_id","delegate_id"),
	CONSTRAINT "member_delegates_other" CHECK ("member_delegates"."user_id" <> "member_delegates"."delegate_id")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "sold_for" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "booked_by" uuid;--> statement-breakpoint
ALTER TABLE "member_delegates" ADD CONSTRAINT "member_delegates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_delegates" ADD CONSTRAINT "member_delegates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_delegates" ADD CONSTRAINT "member_delegates_delegate_id_users_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_delegates_delegate" ON "member_delegates" USING btree ("agency_id","delegate_id");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_sold_for_users_id_fk" FOREIGN KEY ("sold_for") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_agency_delegate" ON "orders" USING btree ("agency_id","booked_by") WHERE "orders"."booked_by" is not null;--> statement-breakpoint
ALTER TABLE "member_delegates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "member_delegates" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "member_delegates" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "member_delegates" TO tradewind_app;--> statement-breakpoint
-- A delegate reaches the orders that they sold for others.
alter policy own_orders on orders
  using (created_by = nullif(current_setting('app.user_id', true), '')::uuid
    or booked_by = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
alter policy branch_orders on orders
  using (branch_id = nullif(current_setting('app.branch_id', true), '')::uuid
    or created_by = nullif(current_setting('app.user_id', true), '')::uuid
    or booked_by = nullif(current_setting('app.user_id', true), '')::uuid);
