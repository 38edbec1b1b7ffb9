CREATE TABLE "tour_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"tour_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"day" text NOT NULL,
	"link_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"rating" integer,
	"text" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"written_at" timestamp with time zone,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_by" text,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "tour_reviews_rating" CHECK ("tour_reviews"."rating" between 1 and 5),
	CONSTRAINT "tour_reviews_is_written" CHECK (("tour_reviews"."rating" is null) = ("tour_reviews"."written_at" is null)),
	CONSTRAINT "tour_reviews_is_hidden_for_a_reason" CHECK (("tour_reviews"."hidden_at" is null) = ("tour_reviews"."hidden_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "no_review_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_reviews" ADD CONSTRAINT "tour_reviews_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_reviews" ADD CONSTRAINT "tour_reviews_booking_id_tour_own_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."tour_own_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tour_reviews_link" ON "tour_reviews" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_reviews_once" ON "tour_reviews" USING btree ("agency_id","booking_id");--> statement-breakpoint
CREATE INDEX "tour_reviews_shown" ON "tour_reviews" USING btree ("agency_id","tour_id","written_at") WHERE "tour_reviews"."rating" is not null and "tour_reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "tour_reviews_written" ON "tour_reviews" USING btree ("agency_id","written_at") WHERE "tour_reviews"."rating" is not null;--> statement-breakpoint
ALTER TABLE "tour_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tour_reviews" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "tour_reviews" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tour_reviews" TO tradewind_app;
