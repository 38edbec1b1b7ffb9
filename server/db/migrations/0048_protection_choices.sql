CREATE TABLE "policy_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"policy_checkout_id" uuid,
	"pays_from_wallet" boolean DEFAULT false NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"chosen_by" uuid,
	CONSTRAINT "policy_choices_choice_known" CHECK ("policy_choices"."choice" in ('policy', 'declined', 'elsewhere'))
);
--> statement-breakpoint
ALTER TABLE "policy_choices" ADD CONSTRAINT "policy_choices_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_choices" ADD CONSTRAINT "policy_choices_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_choices" ADD CONSTRAINT "policy_choices_policy_checkout_id_checkouts_id_fk" FOREIGN KEY ("policy_checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_choices" ADD CONSTRAINT "policy_choices_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_choices_checkout" ON "policy_choices" USING btree ("agency_id","checkout_id","chosen_at");--> statement-breakpoint
ALTER TABLE "policy_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "policy_choices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "policy_choices" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT ON "policy_choices" TO tradewind_app;
