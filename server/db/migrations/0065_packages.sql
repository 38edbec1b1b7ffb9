CREATE TABLE "package_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"departure_id" uuid NOT NULL,
	"checkout_id" uuid,
	"party" jsonb NOT NULL,
	"people" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_bookings_people" CHECK ("package_bookings"."people" > 0),
	CONSTRAINT "package_bookings_state_known" CHECK ("package_bookings"."state" in ('held', 'booked', 'released'))
);
--> statement-breakpoint
CREATE TABLE "package_departures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"day" date NOT NULL,
	"places" integer NOT NULL,
	"per_adult" bigint,
	"per_child" bigint,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "package_departures_places" CHECK ("package_departures"."places" > 0)
);
--> statement-breakpoint
CREATE TABLE "package_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"product" text NOT NULL,
	"search" jsonb,
	"offer" jsonb NOT NULL,
	"waterfall" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_items_product_known" CHECK ("package_items"."product" in ('flight', 'stay', 'tour', 'protection'))
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"currency" text NOT NULL,
	"min_people" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "packages_status_known" CHECK ("packages"."status" in ('draft', 'published', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "trip_checkouts" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "package_bookings" ADD CONSTRAINT "package_bookings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_bookings" ADD CONSTRAINT "package_bookings_departure_id_package_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."package_departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_bookings" ADD CONSTRAINT "package_bookings_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_departures" ADD CONSTRAINT "package_departures_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_departures" ADD CONSTRAINT "package_departures_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_items" ADD CONSTRAINT "package_items_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_items" ADD CONSTRAINT "package_items_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_bookings_departure" ON "package_bookings" USING btree ("agency_id","departure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_bookings_checkout" ON "package_bookings" USING btree ("agency_id","checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_departures_day" ON "package_departures" USING btree ("agency_id","package_id","day");--> statement-breakpoint
CREATE INDEX "package_items_package" ON "package_items" USING btree ("agency_id","package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "packages_slug" ON "packages" USING btree ("agency_id","slug");--> statement-breakpoint
CREATE INDEX "packages_changed" ON "packages" USING btree ("agency_id","changed_at");--> statement-breakpoint
ALTER TABLE "trip_checkouts" ADD CONSTRAINT "trip_checkouts_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "packages" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "packages" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "packages" TO tradewind_app;--> statement-breakpoint
ALTER TABLE "package_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "package_items" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "package_items" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "package_items" TO tradewind_app;--> statement-breakpoint
ALTER TABLE "package_departures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "package_departures" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "package_departures" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "package_departures" TO tradewind_app;--> statement-breakpoint
ALTER TABLE "package_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "package_bookings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "package_bookings" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "package_bookings" TO tradewind_app;
