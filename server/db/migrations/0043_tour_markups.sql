-- Agencies from before tours were sold have no markup for them, and would sell at the net price.
ALTER TABLE "markup_rules" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "markup_rules" ("id", "agency_id", "product", "name", "kind", "value")
SELECT gen_random_uuid(), a."id", 'tour', 'Standard tour markup', 'percent', 800
FROM "agencies" a
WHERE NOT EXISTS (SELECT 1 FROM "markup_rules" r WHERE r."agency_id" = a."id" AND r."product" = 'tour');--> statement-breakpoint
ALTER TABLE "markup_rules" FORCE ROW LEVEL SECURITY;
