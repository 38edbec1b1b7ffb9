DROP INDEX "orders_agency_created";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sold_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_agency_sold" ON "orders" USING btree ("agency_id","sold_at");