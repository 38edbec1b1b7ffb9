ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_product_known";--> statement-breakpoint
ALTER TABLE "recent_searches" DROP CONSTRAINT "recent_searches_product_known";--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_product_known" CHECK ("checkouts"."product" in ('flight', 'stay', 'tour', 'protection'));--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_product_known" CHECK ("recent_searches"."product" in ('flight', 'stay', 'tour', 'protection'));