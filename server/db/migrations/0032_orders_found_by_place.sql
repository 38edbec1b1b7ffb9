-- Orders are found by their title too: its words in lower case without accents, as search-terms.ts writes them.
alter table orders no force row level security;--> statement-breakpoint
update orders set search_text = trim(search_text || ' ' || trim(regexp_replace(
  lower(regexp_replace(normalize(title, NFD), '[\u0300-\u036f]', '', 'g')), '[\s,.;:!?()''’"/&⇄→·–—+-]+', ' ', 'g')));--> statement-breakpoint
alter table orders force row level security;
