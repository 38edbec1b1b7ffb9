ALTER TABLE "quote_events" DROP CONSTRAINT "quote_events_kind_known";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "booked_outside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "booked_outside_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_kind_known" CHECK ("quote_events"."kind" in ('created', 'sent', 'viewed', 'commented', 'accepted', 'declined', 'expired', 'withdrawn', 'reopened', 'reminded', 'checked', 'booking', 'booked-outside', 'not-booked-outside', 'extended'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_booked_outside" CHECK ("quotes"."booked_outside_at" is null or "quotes"."status" = 'accepted');