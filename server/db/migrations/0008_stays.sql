CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"penalty" bigint NOT NULL,
	"refund" bigint NOT NULL,
	"supplier_refund" jsonb,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"room" integer NOT NULL,
	"type" text NOT NULL,
	"age" integer,
	"title" text,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_details" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"property_phone" text,
	"property_email" text
);
--> statement-breakpoint
CREATE TABLE "stay_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"left_key" text NOT NULL,
	"right_key" text NOT NULL,
	"score" real NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"sides" jsonb NOT NULL,
	"decided_by" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "recent_searches_once";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "product" text DEFAULT 'flight' NOT NULL;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD COLUMN "product" text DEFAULT 'flight' NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_guests" ADD CONSTRAINT "order_guests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_guests" ADD CONSTRAINT "order_guests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_details" ADD CONSTRAINT "stay_details_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_details" ADD CONSTRAINT "stay_details_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_matches" ADD CONSTRAINT "stay_matches_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellations_order" ON "cancellations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_guests_order" ON "order_guests" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "stay_details_agency" ON "stay_details" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stay_matches_pair" ON "stay_matches" USING btree ("agency_id","left_key","right_key");--> statement-breakpoint
CREATE INDEX "stay_matches_state" ON "stay_matches" USING btree ("agency_id","state","score");--> statement-breakpoint
CREATE UNIQUE INDEX "recent_searches_once" ON "recent_searches" USING btree ("agency_id","user_id","product","fingerprint");
--> statement-breakpoint
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['order_guests', 'stay_details', 'stay_matches', 'cancellations']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)
         with check (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)', tenant_table);
    execute format('grant select, insert, update, delete on %I to tradewind_app', tenant_table);
  end loop;
end $$;
