CREATE TABLE "checkout_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product" text NOT NULL,
	"search_id" uuid,
	"search" jsonb,
	"offer" jsonb NOT NULL,
	"waterfall" jsonb NOT NULL,
	"pending_offer" jsonb,
	"pending_waterfall" jsonb,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"people_cipher" text,
	"draft_cipher" text,
	"reservation" jsonb,
	"depends_on" uuid,
	"on_order" uuid,
	"replaces" uuid,
	CONSTRAINT "checkout_items_product_known" CHECK ("checkout_items"."product" in ('flight', 'stay', 'tour', 'protection'))
);--> statement-breakpoint
-- What is there is copied for every agency: the owner of the tables must see it all for that long. An item takes the id of its checkout, so that orders
-- name it already.
alter table checkouts no force row level security;--> statement-breakpoint
insert into checkout_items (id, agency_id, checkout_id, position, product, search_id, search, offer, waterfall, pending_offer, pending_waterfall, extras,
  people_cipher, draft_cipher, replaces)
select id, agency_id, id, 0, product, search_id, search, offer, waterfall, pending_offer, pending_waterfall, extras, people_cipher, draft_cipher, replaces
from checkouts;--> statement-breakpoint
alter table checkouts force row level security;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_checkout_id_checkouts_id_fk";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "checkout_id" TO "checkout_item_id";--> statement-breakpoint
ALTER INDEX "orders_checkout" RENAME TO "orders_checkout_item";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_item_id_checkout_items_id_fk" FOREIGN KEY ("checkout_item_id") REFERENCES "public"."checkout_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_items" ADD CONSTRAINT "checkout_items_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_items" ADD CONSTRAINT "checkout_items_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_items" ADD CONSTRAINT "checkout_items_depends_on_checkout_items_id_fk" FOREIGN KEY ("depends_on") REFERENCES "public"."checkout_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_items_position" ON "checkout_items" USING btree ("checkout_id","position");--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_product_known";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "product";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "search_id";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "offer";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "waterfall";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "pending_offer";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "pending_waterfall";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "extras";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "people_cipher";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "draft_cipher";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "replaces";--> statement-breakpoint
alter table checkout_items enable row level security;--> statement-breakpoint
alter table checkout_items force row level security;--> statement-breakpoint
create policy tenant on checkout_items using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update, delete on checkout_items to tradewind_app;
