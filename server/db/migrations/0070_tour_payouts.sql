CREATE TABLE "tour_payout_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"tour" text NOT NULL,
	"retail" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"owed" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reseller_id" uuid NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"currency" text NOT NULL,
	"owed" bigint NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_on" text,
	"paid_reference" text,
	"paid_by" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "tour_payouts_is_paid" CHECK (("tour_payouts"."paid_on" is null) = ("tour_payouts"."paid_at" is null))
);
--> statement-breakpoint
ALTER TABLE "authored_tour_versions" ADD COLUMN "latitude" double precision GENERATED ALWAYS AS ((tour->'location'->'point'->>'latitude')::double precision) STORED;--> statement-breakpoint
ALTER TABLE "tour_payout_lines" ADD CONSTRAINT "tour_payout_lines_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_payout_lines" ADD CONSTRAINT "tour_payout_lines_payout_id_tour_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."tour_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_payout_lines" ADD CONSTRAINT "tour_payout_lines_booking_id_tour_own_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."tour_own_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_payouts" ADD CONSTRAINT "tour_payouts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_payouts" ADD CONSTRAINT "tour_payouts_reseller_id_tour_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."tour_resellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tour_payout_lines_once" ON "tour_payout_lines" USING btree ("agency_id","booking_id");--> statement-breakpoint
CREATE INDEX "tour_payout_lines_payout" ON "tour_payout_lines" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_payouts_number" ON "tour_payouts" USING btree ("agency_id","number");--> statement-breakpoint
CREATE INDEX "tour_payouts_reseller" ON "tour_payouts" USING btree ("agency_id","reseller_id","created_at");--> statement-breakpoint
CREATE INDEX "authored_tour_versions_latitude" ON "authored_tour_versions" USING btree ("agency_id","latitude");--> statement-breakpoint
ALTER TABLE "tour_payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tour_payouts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "tour_payouts" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tour_payouts" TO tradewind_app;--> statement-breakpoint
ALTER TABLE "tour_payout_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tour_payout_lines" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "tour_payout_lines" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tour_payout_lines" TO tradewind_app;
