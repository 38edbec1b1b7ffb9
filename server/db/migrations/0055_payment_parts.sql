ALTER TABLE "payments" DROP CONSTRAINT "payments_status_known";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "part_of" uuid;--> statement-breakpoint
ALTER TABLE "trip_checkouts" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_part_of_payments_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_part_of" ON "payments" USING btree ("part_of") WHERE "payments"."part_of" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('pending', 'succeeded', 'failed', 'abandoned', 'expired', 'refunding', 'refunded', 'reversing', 'reversed', 'divided'));--> statement-breakpoint
UPDATE "trip_checkouts" SET "taken_at" = now() WHERE "on_failure" IS NOT NULL;
