ALTER TABLE "checkouts" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "stay_details" ADD COLUMN "cheaper" jsonb;