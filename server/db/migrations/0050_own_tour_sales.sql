CREATE TABLE "tour_check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "tour_check_ins_outcome_known" CHECK ("tour_check_ins"."outcome" in ('arrived', 'no-show'))
);
--> statement-breakpoint
CREATE TABLE "tour_overbookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"pool_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid,
	"allowed_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_own_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"uuid" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"reseller_id" uuid,
	"tour_id" uuid NOT NULL,
	"option_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"day" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"held_until" timestamp with time zone,
	"units" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"currency" text NOT NULL,
	"retail" bigint NOT NULL,
	"net" bigint NOT NULL,
	"cancellation" jsonb NOT NULL,
	"reference" text NOT NULL,
	"reseller_reference" text,
	"people_cipher" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"refund" bigint,
	CONSTRAINT "tour_own_bookings_status_known" CHECK ("tour_own_bookings"."status" in ('held', 'requested', 'confirmed', 'rejected', 'cancelled', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "tour_reseller_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"reseller_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"call" text NOT NULL,
	"status" integer NOT NULL,
	"error" text,
	"milliseconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_resellers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"commission" integer NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" text
);
--> statement-breakpoint
CREATE TABLE "tour_seat_pools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"pool" text NOT NULL,
	"capacity" integer,
	"capacity_set" integer,
	"overbooked" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"closed_reason" text
);
--> statement-breakpoint
CREATE TABLE "tour_taken_seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"pool" text NOT NULL,
	"shared_by" text,
	"seats" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tour_check_ins" ADD CONSTRAINT "tour_check_ins_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_check_ins" ADD CONSTRAINT "tour_check_ins_booking_id_tour_own_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."tour_own_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_overbookings" ADD CONSTRAINT "tour_overbookings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_overbookings" ADD CONSTRAINT "tour_overbookings_pool_id_tour_seat_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."tour_seat_pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_overbookings" ADD CONSTRAINT "tour_overbookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_own_bookings" ADD CONSTRAINT "tour_own_bookings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_own_bookings" ADD CONSTRAINT "tour_own_bookings_reseller_id_tour_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."tour_resellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_reseller_calls" ADD CONSTRAINT "tour_reseller_calls_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_reseller_calls" ADD CONSTRAINT "tour_reseller_calls_reseller_id_tour_resellers_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."tour_resellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_resellers" ADD CONSTRAINT "tour_resellers_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_seat_pools" ADD CONSTRAINT "tour_seat_pools_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_taken_seats" ADD CONSTRAINT "tour_taken_seats_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_taken_seats" ADD CONSTRAINT "tour_taken_seats_booking_id_tour_own_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."tour_own_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tour_check_ins_once" ON "tour_check_ins" USING btree ("agency_id","booking_id","place");--> statement-breakpoint
CREATE INDEX "tour_overbookings_pool" ON "tour_overbookings" USING btree ("agency_id","pool_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_own_bookings_uuid" ON "tour_own_bookings" USING btree ("agency_id","seller_id","uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_own_bookings_reference" ON "tour_own_bookings" USING btree ("agency_id","reference");--> statement-breakpoint
CREATE INDEX "tour_own_bookings_departure" ON "tour_own_bookings" USING btree ("agency_id","tour_id","option_id","departure_id");--> statement-breakpoint
CREATE INDEX "tour_own_bookings_day" ON "tour_own_bookings" USING btree ("agency_id","day");--> statement-breakpoint
CREATE INDEX "tour_own_bookings_of_reseller" ON "tour_own_bookings" USING btree ("agency_id","seller_id","created_at");--> statement-breakpoint
CREATE INDEX "tour_own_bookings_reseller_reference" ON "tour_own_bookings" USING btree ("agency_id","seller_id","reseller_reference");--> statement-breakpoint
CREATE INDEX "tour_own_bookings_held" ON "tour_own_bookings" USING btree ("held_until") WHERE "tour_own_bookings"."status" = 'held';--> statement-breakpoint
CREATE INDEX "tour_reseller_calls_reseller" ON "tour_reseller_calls" USING btree ("agency_id","reseller_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_resellers_hash" ON "tour_resellers" USING btree ("agency_id","hash");--> statement-breakpoint
CREATE INDEX "tour_resellers_agency" ON "tour_resellers" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_seat_pools_pool" ON "tour_seat_pools" USING btree ("agency_id","pool");--> statement-breakpoint
CREATE INDEX "tour_taken_seats_pool" ON "tour_taken_seats" USING btree ("agency_id","pool","starts_at");--> statement-breakpoint
CREATE INDEX "tour_taken_seats_booking" ON "tour_taken_seats" USING btree ("booking_id");--> statement-breakpoint
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array[
    'tour_resellers', 'tour_reseller_calls', 'tour_seat_pools', 'tour_overbookings', 'tour_own_bookings', 'tour_taken_seats', 'tour_check_ins'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)
         with check (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)', tenant_table);
    execute format('grant select, insert, update, delete on %I to tradewind_app', tenant_table);
  end loop;
end $$;
