CREATE TABLE "trip_checkouts" (
	"checkout_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"planned_trip_id" uuid,
	"planned_item_ids" jsonb NOT NULL,
	"name" text NOT NULL,
	"on_failure" text,
	CONSTRAINT "trip_checkouts_on_failure_known" CHECK ("trip_checkouts"."on_failure" in ('keep', 'undo'))
);
--> statement-breakpoint
ALTER TABLE "trip_checkouts" ADD CONSTRAINT "trip_checkouts_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_checkouts" ADD CONSTRAINT "trip_checkouts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_checkouts" ADD CONSTRAINT "trip_checkouts_planned_trip_id_planned_trips_id_fk" FOREIGN KEY ("planned_trip_id") REFERENCES "public"."planned_trips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_checkouts_planned" ON "trip_checkouts" USING btree ("planned_trip_id");--> statement-breakpoint
ALTER TABLE "trip_checkouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "trip_checkouts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "trip_checkouts" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "trip_checkouts" TO tradewind_app;
