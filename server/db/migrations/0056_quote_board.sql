ALTER TABLE "quotes" ADD COLUMN "accepted_choices" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "quotes" q SET "accepted_choices" = (
  SELECT coalesce(array_agg((part->>'choiceId')::uuid), '{}')
  FROM "quote_versions" v, jsonb_array_elements(v."content"->'options') AS option, jsonb_array_elements(option->'parts') AS part
  WHERE v."quote_id" = q."id" AND v."number" = q."accepted_version" AND option->>'id' = q."accepted_option"::text
    AND part->>'choiceId' IS NOT NULL
    AND (NOT (part->>'isOptional')::boolean OR (part->>'id')::uuid = ANY(q."accepted_items"))
) WHERE q."status" = 'accepted';
