ALTER TABLE "site_previews" ALTER COLUMN "site" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site_previews" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_previews" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_previews" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "replaced_draft" jsonb;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "replaced_at" timestamp with time zone;