CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"seq" bigserial NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event_id" uuid NOT NULL,
	"subject" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"in_app" boolean NOT NULL,
	"awaits_digest" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('order.needs-decision', 'order.deadline-near', 'order.issued', 'order.held', 'order.failed', 'order.cancelled', 'order.refunded', 'payment.received', 'payment.failed', 'wallet.topped-up', 'wallet.reversed', 'message.received', 'site.not-published', 'member.joined', 'subscription.changed', 'activation.decided', 'webhook.disabled'))
);
--> statement-breakpoint
ALTER TABLE "domain_events" DROP CONSTRAINT "domain_events_kind_known";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "display_currency" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD COLUMN "notification_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD COLUMN "digest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("agency_id","user_id","event_id");--> statement-breakpoint
CREATE INDEX "notifications_member" ON "notifications" USING btree ("agency_id","user_id","seq");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("agency_id","user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_at" ON "notifications" USING btree ("agency_id","at");--> statement-breakpoint
-- The choices of mails become the e-mail column of the notification matrix.
update member_profiles set notification_choices = jsonb_strip_nulls(jsonb_build_object(
  'order.needs-decision', case when mail_choices ? 'needs-decision' then jsonb_build_object('email', mail_choices->'needs-decision') end,
  'payment.received', case when mail_choices ? 'receipts' then jsonb_build_object('email', mail_choices->'receipts') end,
  'wallet.topped-up', case when mail_choices ? 'receipts' then jsonb_build_object('email', mail_choices->'receipts') end,
  'order.deadline-near', case when mail_choices ? 'deadlines' then jsonb_build_object('email', mail_choices->'deadlines') end,
  'message.received', case when mail_choices ? 'messages' then jsonb_build_object('email', mail_choices->'messages') end
)) where mail_choices <> '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "member_profiles" DROP COLUMN "mail_choices";--> statement-breakpoint
ALTER TABLE "domain_events" ADD CONSTRAINT "domain_events_kind_known" CHECK ("domain_events"."kind" in ('order.issued', 'order.held', 'order.deadline-near', 'order.needs-decision', 'order.cancelled', 'order.failed', 'order.refunded', 'payment.received', 'payment.failed', 'top-up.reversed', 'site.not-published', 'message.received', 'member.joined', 'subscription.changed', 'activation.decided', 'webhook.disabled'));--> statement-breakpoint
alter table notifications enable row level security;--> statement-breakpoint
alter table notifications force row level security;--> statement-breakpoint
create policy tenant on notifications using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update, delete on notifications to tradewind_app;--> statement-breakpoint
grant usage, select on sequence notifications_seq_seq to tradewind_app;
