CREATE TABLE "training_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_missions" (
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mission" text NOT NULL,
	"practice_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"fault_id" text,
	"struck_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "training_missions_agency_id_user_id_mission_pk" PRIMARY KEY("agency_id","user_id","mission"),
	CONSTRAINT "training_missions_mission_known" CHECK ("training_missions"."mission" in ('customer', 'hold', 'stay', 'price-jump', 'ticket-refused', 'cancel'))
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "practice_of" uuid;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "practice_user_id" uuid;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "practice_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_practising" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_certificates" ADD CONSTRAINT "training_certificates_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_certificates" ADD CONSTRAINT "training_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_missions" ADD CONSTRAINT "training_missions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_missions" ADD CONSTRAINT "training_missions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_missions" ADD CONSTRAINT "training_missions_practice_id_agencies_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_certificates_user" ON "training_certificates" USING btree ("agency_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_certificates_number" ON "training_certificates" USING btree ("agency_id","number");--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_practice_of_agencies_id_fk" FOREIGN KEY ("practice_of") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_practice_user_id_users_id_fk" FOREIGN KEY ("practice_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agencies_practice_of" ON "agencies" USING btree ("practice_of") WHERE "agencies"."practice_ended_at" is null;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_practice_ended" CHECK ("agencies"."practice_ended_at" is null or "agencies"."practice_of" is not null);--> statement-breakpoint
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['training_missions', 'training_certificates'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)
         with check (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)', tenant_table);
  end loop;
  grant select, insert, update, delete on training_missions to tradewind_app;
  grant select, insert on training_certificates to tradewind_app;
end $$;
