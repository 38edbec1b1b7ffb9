CREATE TABLE "approval_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"action" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"title" text NOT NULL,
	"order_id" uuid,
	"checkout_id" uuid,
	"input" jsonb NOT NULL,
	"requested_by" uuid NOT NULL,
	"branch_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "approval_requests_action_known" CHECK ("approval_requests"."action" in ('pay-checkout', 'pay-order', 'cancel-order', 'fail-order')),
	CONSTRAINT "approval_requests_state_known" CHECK ("approval_requests"."state" in ('waiting', 'approved', 'refused', 'expired', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "wallet_limit" bigint;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "refund_limit" bigint;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_requests_waiting" ON "approval_requests" USING btree ("agency_id","action","key") WHERE "approval_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_requests_agency" ON "approval_requests" USING btree ("agency_id","requested_at");--> statement-breakpoint
CREATE INDEX "approval_requests_order" ON "approval_requests" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_limits" CHECK ("roles"."wallet_limit" > 0 and "roles"."refund_limit" > 0);--> statement-breakpoint
alter table approval_requests enable row level security;--> statement-breakpoint
alter table approval_requests force row level security;--> statement-breakpoint
create policy tenant on approval_requests using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update, delete on approval_requests to tradewind_app;--> statement-breakpoint
-- A request about a checkout, which is no order yet, is reached like an order of the requesting member.
create policy own_requests on approval_requests as restrictive to tradewind_own
  using (requested_by = nullif(current_setting('app.user_id', true), '')::uuid
    or exists (select 1 from orders where orders.id = order_id))
  with check (true);--> statement-breakpoint
create policy branch_requests on approval_requests as restrictive to tradewind_branch
  using (requested_by = nullif(current_setting('app.user_id', true), '')::uuid
    or exists (select 1 from orders where orders.id = order_id)
    or (order_id is null and branch_id = nullif(current_setting('app.branch_id', true), '')::uuid))
  with check (true);
--> statement-breakpoint
-- Mails without an order that tell of orders or money: to members who do not reach all orders only where they are the recipient.
alter policy with_order on mails
  using (case when order_id is not null then exists (select 1 from orders where orders.id = order_id)
    else template not in ('message-received', 'approval-requested', 'approval-decided', 'payment-received', 'top-up-reversed')
      or recipient = (select email from users where users.id = nullif(current_setting('app.user_id', true), '')::uuid) end);
