CREATE TABLE "customer_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"file_cipher" text,
	"columns" jsonb NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"total" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"refused_cipher" text,
	"refused" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "customer_imports_state_known" CHECK ("customer_imports"."state" in ('uploaded', 'running', 'done'))
);
--> statement-breakpoint
CREATE TABLE "customer_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"relation" text DEFAULT '' NOT NULL,
	CONSTRAINT "customer_links_kind_known" CHECK ("customer_links"."kind" in ('companion', 'contact'))
);
--> statement-breakpoint
CREATE TABLE "customer_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"survivor_id" uuid NOT NULL,
	"duplicate_id" uuid NOT NULL,
	"before_cipher" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "customers_agency_email";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "further_phones" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "documents_cipher" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "primary_id" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "origin" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_more" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize(name || ' ' || email || ' ' || phone, NFD), '[\u0300-\u036f]', '', 'g')), 'ɓɗƙƴøłđð', 'bdkyoldd') || ' ' || search_more) STORED;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_key" text GENERATED ALWAYS AS (regexp_replace(email, '\+[^@]*@', '@')) STORED;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (right(regexp_replace(phone, '[^0-9]', '', 'g'), 9)) STORED;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_other_id_customers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_survivor_id_customers_id_fk" FOREIGN KEY ("survivor_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_duplicate_id_customers_id_fk" FOREIGN KEY ("duplicate_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_imports_agency" ON "customer_imports" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_links_once" ON "customer_links" USING btree ("customer_id","other_id");--> statement-breakpoint
CREATE INDEX "customer_links_other" ON "customer_links" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "customer_merges_survivor" ON "customer_merges" USING btree ("survivor_id","at");--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id","at");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_primary_id_customers_id_fk" FOREIGN KEY ("primary_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("agency_id","recipient");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("agency_id","name","id");--> statement-breakpoint
CREATE INDEX "customers_created" ON "customers" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customers_email_key" ON "customers" USING btree ("agency_id","email_key");--> statement-breakpoint
CREATE INDEX "customers_phone_key" ON "customers" USING btree ("agency_id","phone_key");--> statement-breakpoint
CREATE INDEX "customers_primary" ON "customers" USING btree ("agency_id","primary_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_agency_email" ON "customers" USING btree ("agency_id","email") WHERE "customers"."email" <> '';--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_kind_known" CHECK ("customers"."kind" in ('person', 'company'));--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_origin_known" CHECK ("customers"."origin" in ('order', 'member', 'import'));--> statement-breakpoint
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['customer_notes', 'customer_links', 'customer_merges', 'customer_imports']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)
         with check (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)', tenant_table);
    execute format('grant select, insert, update, delete on %I to tradewind_app', tenant_table);
  end loop;
end $$;
--> statement-breakpoint
-- Order events stay as they were written, except for the e-mail address in a mailed confirmation, which is personal data: it can be replaced once.
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.event = 'confirmation-mailed' and new.note = 'Erased customer'
    and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
    return new;
  end if;
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
drop trigger append_only on order_events;
--> statement-breakpoint
create trigger append_only before update or delete on order_events for each row execute function refuse_event_change();
--> statement-breakpoint
grant update (note) on order_events to tradewind_app;
