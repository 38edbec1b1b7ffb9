CREATE TABLE "policy_disclosures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" uuid,
	CONSTRAINT "policy_disclosures_kind_known" CHECK ("policy_disclosures"."kind" in ('ipid', 'terms'))
);
--> statement-breakpoint
ALTER TABLE "policy_disclosures" ADD CONSTRAINT "policy_disclosures_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_disclosures" ADD CONSTRAINT "policy_disclosures_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_disclosures" ADD CONSTRAINT "policy_disclosures_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "policy_disclosures_once" ON "policy_disclosures" USING btree ("agency_id","checkout_id","kind");--> statement-breakpoint
ALTER TABLE "policy_disclosures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "policy_disclosures" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "policy_disclosures" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT ON "policy_disclosures" TO tradewind_app;--> statement-breakpoint
-- Agencies from before protection was sold have no markup for it, and would sell at the net price.
ALTER TABLE "markup_rules" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "markup_rules" ("id", "agency_id", "product", "name", "kind", "value")
SELECT gen_random_uuid(), a."id", 'protection', 'Standard policy markup', 'percent', 800
FROM "agencies" a
WHERE NOT EXISTS (SELECT 1 FROM "markup_rules" r WHERE r."agency_id" = a."id" AND r."product" = 'protection');--> statement-breakpoint
ALTER TABLE "markup_rules" FORCE ROW LEVEL SECURITY;
