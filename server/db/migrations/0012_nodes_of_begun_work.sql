ALTER TABLE "idempotency_keys" ADD COLUMN "node" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "node" integer;