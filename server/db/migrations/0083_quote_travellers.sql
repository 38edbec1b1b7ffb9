-- Travellers of quotes get ids and groups; parts name travellers by id. A typed "for whom" whose names are all travellers becomes their ids.
-- The ids are derived from the quote and the name, so that the versions of a quote have the same ones.
CREATE FUNCTION pg_temp.traveller_id(quote uuid, name text) RETURNS text LANGUAGE sql AS $$
  SELECT overlay(overlay(md5(quote::text || lower(name)) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid::text
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.named(quote uuid, part jsonb, travellers jsonb) RETURNS jsonb LANGUAGE sql AS $$
  WITH typed AS (
    SELECT DISTINCT lower(trim(name)) AS name FROM regexp_split_to_table(coalesce(part->>'forWhom', ''), '\s*(?:,|&|\mand\M)\s*') AS name WHERE trim(name) <> ''
  ), found AS (
    SELECT t.name FROM jsonb_array_elements_text(travellers) AS t(name) JOIN typed ON typed.name = lower(t.name)
  )
  SELECT CASE WHEN (SELECT count(*) FROM typed) > 0 AND (SELECT count(DISTINCT lower(name)) FROM found) = (SELECT count(*) FROM typed)
    THEN part || jsonb_build_object('forWhom', '', 'travellers', (SELECT jsonb_agg(DISTINCT pg_temp.traveller_id(quote, name)) FROM found))
    ELSE part || '{"travellers": []}' END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.with_travellers(quote uuid, content jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT content || jsonb_build_object(
    'cover', content->'cover' || jsonb_build_object('showsShares', false, 'travellers', coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', pg_temp.traveller_id(quote, name), 'name', name, 'group', '') ORDER BY at)
      FROM (SELECT DISTINCT ON (lower(name)) name, at FROM jsonb_array_elements_text(content->'cover'->'travellers') WITH ORDINALITY AS t(name, at) ORDER BY lower(name), at) AS travellers
    ), '[]')),
    'options', coalesce((
      SELECT jsonb_agg(option || jsonb_build_object('parts', coalesce((
        SELECT jsonb_agg(pg_temp.named(quote, part, content->'cover'->'travellers') ORDER BY p.at)
        FROM jsonb_array_elements(option->'parts') WITH ORDINALITY AS p(part, at)
      ), '[]')) ORDER BY o.at)
      FROM jsonb_array_elements(content->'options') WITH ORDINALITY AS o(option, at)
    ), '[]'))
$$;--> statement-breakpoint
ALTER TABLE "quotes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quote_versions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quote_library" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "quotes" SET "content" = pg_temp.with_travellers("id", "content");--> statement-breakpoint
UPDATE "quote_versions" SET "content" = pg_temp.with_travellers("quote_id", "content");--> statement-breakpoint
UPDATE "quote_library" SET "part" = "part" || '{"travellers": []}';--> statement-breakpoint
ALTER TABLE "quotes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quote_versions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quote_library" FORCE ROW LEVEL SECURITY;
