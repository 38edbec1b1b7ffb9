ALTER TABLE "agencies" ADD COLUMN "order_prefix" text DEFAULT 'ORD' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_order_prefix" CHECK ("order_prefix" ~ '^[A-Z]{2,4}$');--> statement-breakpoint
UPDATE "agencies" SET "order_prefix" = upper(left(regexp_replace("slug", '[^a-z]', '', 'g'), 3)) WHERE length(regexp_replace("slug", '[^a-z]', '', 'g')) >= 2;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "number_prefix" text DEFAULT 'TW' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number_prefix" DROP DEFAULT;
