CREATE TABLE "tour_waiting_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"tour_id" uuid NOT NULL,
	"option_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"party" jsonb NOT NULL,
	"people" integer NOT NULL,
	"seats" integer NOT NULL,
	"status" text NOT NULL,
	"contact_cipher" text NOT NULL,
	"link_hash" text NOT NULL,
	"link_cipher" text NOT NULL,
	"offered_until" timestamp with time zone,
	"booking_id" uuid,
	"claimed_by" text,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_waiting_entries_status_known" CHECK ("tour_waiting_entries"."status" in ('waiting', 'offered', 'taken', 'expired', 'left'))
);
--> statement-breakpoint
ALTER TABLE "tour_waiting_entries" ADD CONSTRAINT "tour_waiting_entries_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_waiting_entries" ADD CONSTRAINT "tour_waiting_entries_booking_id_tour_own_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."tour_own_bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tour_waiting_entries_link" ON "tour_waiting_entries" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "tour_waiting_entries_live" ON "tour_waiting_entries" USING btree ("agency_id","tour_id","option_id","departure_id","created_at") WHERE "tour_waiting_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
ALTER TABLE "tour_waiting_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tour_waiting_entries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "tour_waiting_entries" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tour_waiting_entries" TO tradewind_app;
