ALTER TABLE "policy_disclosures" DROP CONSTRAINT "policy_disclosures_checkout_id_checkouts_id_fk";
--> statement-breakpoint
DROP INDEX "policy_disclosures_once";--> statement-breakpoint
ALTER TABLE "policy_disclosures" ADD COLUMN "item_id" uuid;--> statement-breakpoint
UPDATE "policy_disclosures" d SET "item_id" = i."id" FROM "checkout_items" i WHERE i."agency_id" = d."agency_id" AND i."checkout_id" = d."checkout_id";--> statement-breakpoint
DELETE FROM "policy_disclosures" WHERE "item_id" IS NULL;--> statement-breakpoint
ALTER TABLE "policy_disclosures" ALTER COLUMN "item_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "policy_disclosures" ADD CONSTRAINT "policy_disclosures_item_id_checkout_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."checkout_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "policy_disclosures_once" ON "policy_disclosures" USING btree ("agency_id","item_id","kind");--> statement-breakpoint
ALTER TABLE "policy_disclosures" DROP COLUMN "checkout_id";
