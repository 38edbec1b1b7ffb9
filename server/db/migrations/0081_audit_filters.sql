DROP INDEX "audit_entries_at";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "by_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "area" text GENERATED ALWAYS AS (split_part(action, '.', 1)) STORED;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The words of older entries, as recordAudit writes those of new ones. Nothing of what an entry says changes.
ALTER TABLE "audit_entries" DISABLE TRIGGER append_only;--> statement-breakpoint
UPDATE "audit_entries" SET "search_text" = trim(regexp_replace(
  translate(regexp_replace(normalize(lower("actor" || ' ' || "subject"), NFD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴøłđðı', 'bdkyolddi'),
  '[^[:alnum:]]+', ' ', 'g'));--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE TRIGGER append_only;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(string_to_array(ltrim(replace(' ' || search_text, ' ', ' ' || right(agency_id::text, 8) || '.' || (seq / 16384)::text || '.')), ' '))) STORED;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("agency_id","actor_id","by_key","at","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_area" ON "audit_entries" USING btree ("agency_id","actor_id","by_key","area","at","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_key" ON "audit_entries" USING btree ("agency_id","at","seq") WHERE "audit_entries"."by_key";--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("agency_id","action","at","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_area" ON "audit_entries" USING btree ("agency_id","area","at","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("agency_id","at","seq");