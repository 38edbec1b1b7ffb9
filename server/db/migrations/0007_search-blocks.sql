ALTER TABLE "orders" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(string_to_array(ltrim(replace(' ' || search_text, ' ', ' ' || right(agency_id::text, 8) || '.' || (number / 16384)::text || '.')), ' '))) STORED;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_vector");
