ALTER TABLE "agencies" ADD COLUMN "country" text DEFAULT 'NG' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "time_zone" text DEFAULT 'Africa/Lagos' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "locale" text DEFAULT 'en-NG' NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_codes" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "markup_rules" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_country" CHECK ("agencies"."country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_currency" CHECK ("agencies"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
-- A fixed amount was in the currency of its agency.
ALTER TABLE "deal_codes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "markup_rules" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "deal_codes" c SET "currency" = a."currency" FROM "agencies" a WHERE a."id" = c."agency_id" AND c."kind" = 'fixed';--> statement-breakpoint
UPDATE "markup_rules" r SET "currency" = a."currency" FROM "agencies" a WHERE a."id" = r."agency_id" AND r."kind" = 'fixed';--> statement-breakpoint
ALTER TABLE "deal_codes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "markup_rules" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deal_codes" ADD CONSTRAINT "deal_codes_currency" CHECK (("deal_codes"."kind" = 'fixed') = ("deal_codes"."currency" is not null));--> statement-breakpoint
ALTER TABLE "markup_rules" ADD CONSTRAINT "markup_rules_currency" CHECK (("markup_rules"."kind" = 'fixed') = ("markup_rules"."currency" is not null));