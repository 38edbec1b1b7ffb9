CREATE TABLE "activation_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activation_documents_type_known" CHECK ("activation_documents"."type" in ('application/pdf', 'image/jpeg', 'image/png'))
);
--> statement-breakpoint
CREATE TABLE "activations" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"review_id" text,
	"submitted_by" text,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "activations_state_known" CHECK ("activations"."state" in ('draft', 'submitted', 'more-needed', 'active'))
);
--> statement-breakpoint
CREATE TABLE "agency_settings" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"contact" jsonb,
	"terms" text DEFAULT '' NOT NULL,
	"terms_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_profiles" (
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"photo_id" uuid,
	"mail_choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"calendar_hash" text,
	"calendar_cipher" text,
	"calendar_at" timestamp with time zone,
	CONSTRAINT "member_profiles_agency_id_user_id_pk" PRIMARY KEY("agency_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "iata_number" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "guests_may_book" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "customers_may_register" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "customers_may_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "customers_may_cancel" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "hold_reminder_hours" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "activation_documents" ADD CONSTRAINT "activation_documents_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_settings" ADD CONSTRAINT "agency_settings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activation_documents_agency" ON "activation_documents" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_profiles_calendar" ON "member_profiles" USING btree ("agency_id","calendar_hash");--> statement-breakpoint
CREATE INDEX "member_profiles_user" ON "member_profiles" USING btree ("user_id");--> statement-breakpoint
alter table agency_settings enable row level security;--> statement-breakpoint
alter table agency_settings force row level security;--> statement-breakpoint
create policy tenant on agency_settings using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update on agency_settings to tradewind_app;--> statement-breakpoint
alter table member_profiles enable row level security;--> statement-breakpoint
alter table member_profiles force row level security;--> statement-breakpoint
create policy tenant on member_profiles using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update, delete on member_profiles to tradewind_app;--> statement-breakpoint
alter table activations enable row level security;--> statement-breakpoint
alter table activations force row level security;--> statement-breakpoint
create policy tenant on activations using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update on activations to tradewind_app;--> statement-breakpoint
alter table activation_documents enable row level security;--> statement-breakpoint
alter table activation_documents force row level security;--> statement-breakpoint
create policy tenant on activation_documents using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, delete on activation_documents to tradewind_app;
