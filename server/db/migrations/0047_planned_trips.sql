CREATE TABLE "planned_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"trip_id" uuid NOT NULL,
	"product" text NOT NULL,
	"search" jsonb,
	"offer" jsonb NOT NULL,
	"waterfall" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"priced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_items_product_known" CHECK ("planned_items"."product" in ('flight', 'stay', 'tour', 'protection'))
);
--> statement-breakpoint
CREATE TABLE "planned_trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"created_by" uuid,
	"visitor_id" uuid,
	"customer_id" uuid,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "planned_items" ADD CONSTRAINT "planned_items_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_items" ADD CONSTRAINT "planned_items_trip_id_planned_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."planned_trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_trips" ADD CONSTRAINT "planned_trips_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_trips" ADD CONSTRAINT "planned_trips_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_trips" ADD CONSTRAINT "planned_trips_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_items_trip" ON "planned_items" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "planned_trips_member" ON "planned_trips" USING btree ("agency_id","created_by","updated_at");--> statement-breakpoint
CREATE INDEX "planned_trips_visitor" ON "planned_trips" USING btree ("agency_id","visitor_id");--> statement-breakpoint
CREATE INDEX "planned_trips_customer" ON "planned_trips" USING btree ("agency_id","customer_id");--> statement-breakpoint
ALTER TABLE "planned_trips" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "planned_trips" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "planned_trips" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "planned_trips" TO tradewind_app;--> statement-breakpoint
ALTER TABLE "planned_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "planned_items" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "planned_items" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "planned_items" TO tradewind_app;
