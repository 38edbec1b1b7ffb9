CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"seq" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip_address" text
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_role_known";--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_role_known";--> statement-breakpoint
update members set role = 'manager' where role = 'admin';--> statement-breakpoint
update invitations set role = 'manager' where role = 'admin';--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "role_id" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "role_id" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "preview_role" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "preview_role_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_agency" ON "audit_entries" USING btree ("agency_id","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("agency_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_agency_name" ON "roles" USING btree ("agency_id",lower("name"));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_preview_role_id_roles_id_fk" FOREIGN KEY ("preview_role_id") REFERENCES "public"."roles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("agency_id","email") WHERE "invitations"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_known" CHECK ("invitations"."role" in ('owner', 'manager', 'agent', 'accountant', 'support', 'viewer', 'own'));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_own_role" CHECK (("members"."role" = 'own') = ("members"."role_id" is not null));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_role_known" CHECK ("members"."role" in ('owner', 'manager', 'agent', 'accountant', 'support', 'viewer', 'own'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_preview_role_known" CHECK ("sessions"."preview_role" in ('owner', 'manager', 'agent', 'accountant', 'support', 'viewer', 'own'));--> statement-breakpoint
alter table audit_entries enable row level security;--> statement-breakpoint
alter table audit_entries force row level security;--> statement-breakpoint
-- Members, invitations and roles are read with the session, before the tenant is known, by the owner role: their policy binds tenant transactions only.
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['audit_entries', 'members', 'invitations', 'roles'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)
         with check (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)', tenant_table);
    execute format('grant select, insert, update, delete on %I to tradewind_app', tenant_table);
  end loop;
end $$;--> statement-breakpoint
-- The log is only added to.
revoke update, delete on audit_entries from tradewind_app;--> statement-breakpoint
grant usage, select on sequence audit_entries_seq_seq to tradewind_app;--> statement-breakpoint
create trigger append_only before update or delete on audit_entries for each row execute function refuse_change();
