CREATE TABLE "tour_departure_guides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"tour_id" uuid NOT NULL,
	"option_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"day" text NOT NULL,
	"user_id" uuid NOT NULL,
	"assigned_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tour_departure_guides" ADD CONSTRAINT "tour_departure_guides_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_departure_guides" ADD CONSTRAINT "tour_departure_guides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tour_departure_guides_once" ON "tour_departure_guides" USING btree ("agency_id","tour_id","option_id","departure_id","user_id");--> statement-breakpoint
CREATE INDEX "tour_departure_guides_day" ON "tour_departure_guides" USING btree ("agency_id","day");--> statement-breakpoint
ALTER TABLE "tour_departure_guides" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tour_departure_guides" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "tour_departure_guides" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tour_departure_guides" TO tradewind_app;
