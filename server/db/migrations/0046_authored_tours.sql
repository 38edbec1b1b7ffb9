CREATE TABLE "authored_tour_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"tour_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"tour" jsonb NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authored_tours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_step" text DEFAULT 'name' NOT NULL,
	"published_number" integer,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authored_tours_status_known" CHECK ("authored_tours"."status" in ('draft', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "tour_resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"capacity" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_resources_kind_known" CHECK ("tour_resources"."kind" in ('guide', 'vehicle', 'room', 'equipment'))
);
--> statement-breakpoint
ALTER TABLE "authored_tour_versions" ADD CONSTRAINT "authored_tour_versions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored_tour_versions" ADD CONSTRAINT "authored_tour_versions_tour_id_authored_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."authored_tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored_tours" ADD CONSTRAINT "authored_tours_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_resources" ADD CONSTRAINT "tour_resources_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authored_tour_versions_number" ON "authored_tour_versions" USING btree ("agency_id","tour_id","number");--> statement-breakpoint
CREATE INDEX "authored_tours_agency" ON "authored_tours" USING btree ("agency_id","changed_at");--> statement-breakpoint
CREATE INDEX "tour_resources_agency" ON "tour_resources" USING btree ("agency_id");--> statement-breakpoint
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['authored_tours', 'authored_tour_versions', 'tour_resources'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)
         with check (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)', tenant_table);
  end loop;
  grant select, insert, update, delete on authored_tours, tour_resources to tradewind_app;
  grant select, insert on authored_tour_versions to tradewind_app;
end $$;
