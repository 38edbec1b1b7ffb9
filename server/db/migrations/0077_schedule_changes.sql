CREATE TABLE "schedule_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"supplier_change_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"detected_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"answer" text,
	"asked_at" timestamp with time zone,
	"asked_by" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"stale_at" timestamp with time zone,
	CONSTRAINT "schedule_changes_answer_known" CHECK ("schedule_changes"."answer" in ('accepted', 'cancelled', 'changed'))
);
--> statement-breakpoint
ALTER TABLE "domain_events" DROP CONSTRAINT "domain_events_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "fulfilments" DROP CONSTRAINT "fulfilments_kind_known";--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_changes_once" ON "schedule_changes" USING btree ("agency_id","supplier_change_id");--> statement-breakpoint
CREATE INDEX "schedule_changes_order" ON "schedule_changes" USING btree ("order_id","detected_at");--> statement-breakpoint
CREATE INDEX "schedule_changes_open" ON "schedule_changes" USING btree ("agency_id","order_id") WHERE "schedule_changes"."answer" is null and "schedule_changes"."stale_at" is null;--> statement-breakpoint
ALTER TABLE "domain_events" ADD CONSTRAINT "domain_events_kind_known" CHECK ("domain_events"."kind" in ('order.issued', 'order.held', 'order.deadline-near', 'order.needs-decision', 'order.cancelled', 'order.failed', 'order.refunded', 'order.rescheduled', 'payment.received', 'payment.failed', 'top-up.reversed', 'site.not-published', 'message.received', 'member.joined', 'subscription.changed', 'activation.decided', 'webhook.disabled', 'quote.expired', 'availability.changed', 'deposit.changed', 'order.hold-ended', 'change.paid', 'change.refused'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('order.needs-decision', 'order.deadline-near', 'order.issued', 'order.held', 'order.failed', 'order.cancelled', 'order.rescheduled', 'quote.expired', 'order.refunded', 'payment.received', 'payment.failed', 'wallet.topped-up', 'wallet.reversed', 'message.received', 'site.not-published', 'member.joined', 'subscription.changed', 'activation.decided', 'webhook.disabled'));--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_kind_known" CHECK ("fulfilments"."kind" in ('book', 'hold', 'pay', 'cancel', 'change', 'schedule'));--> statement-breakpoint
ALTER TABLE "training_missions" DROP CONSTRAINT "training_missions_mission_known";--> statement-breakpoint
ALTER TABLE "training_missions" ADD CONSTRAINT "training_missions_mission_known" CHECK ("training_missions"."mission" in ('customer', 'hold', 'stay', 'price-jump', 'ticket-refused', 'cancel', 'schedule'));--> statement-breakpoint
alter table schedule_changes enable row level security;--> statement-breakpoint
alter table schedule_changes force row level security;--> statement-breakpoint
create policy tenant on schedule_changes using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update, delete on schedule_changes to tradewind_app;--> statement-breakpoint
create policy with_order on schedule_changes as restrictive to tradewind_scoped
  using (exists (select 1 from orders where orders.id = order_id)) with check (true);
