CREATE TABLE "mail_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"template" text NOT NULL,
	"version" integer NOT NULL,
	"words" jsonb,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_templates_version" ON "mail_templates" USING btree ("agency_id","template","version");--> statement-breakpoint
do $$
begin
  alter table mail_templates enable row level security;
  alter table mail_templates force row level security;
  create policy tenant on mail_templates using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
    with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);
  grant select, insert on mail_templates to tradewind_app;
end $$;
