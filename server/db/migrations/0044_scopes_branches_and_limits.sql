CREATE TABLE "branches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "order_scope" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "branches_agency_name" ON "branches" USING btree ("agency_id",lower("name"));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_agency_seller" ON "orders" USING btree ("agency_id","created_by","number");--> statement-breakpoint
CREATE INDEX "orders_agency_branch" ON "orders" USING btree ("agency_id","branch_id","number");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_order_scope_known" CHECK ("roles"."order_scope" in ('own', 'branch', 'all'));--> statement-breakpoint
alter table branches enable row level security;--> statement-breakpoint
alter table branches force row level security;--> statement-breakpoint
create policy tenant on branches using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update, delete on branches to tradewind_app;--> statement-breakpoint
-- A member whose role does not reach all orders works as one of these roles: what tradewind_app may, without the rows of other orders. Its policies are
-- conditions on columns of an index, bind reads, changes and deletions, and cost the members of the other roles nothing.
do $$
declare scoped text;
begin
  foreach scoped in array array['tradewind_scoped', 'tradewind_own', 'tradewind_branch'] loop
    begin
      if not exists (select from pg_roles where rolname = scoped) then
        execute format('create role %I nologin nosuperuser nobypassrls', scoped);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to %I', scoped, current_user);
  end loop;
  grant tradewind_app to tradewind_scoped;
  grant tradewind_scoped to tradewind_own, tradewind_branch;
end $$;--> statement-breakpoint
create policy own_orders on orders as restrictive to tradewind_own
  using (created_by = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (true);--> statement-breakpoint
create policy branch_orders on orders as restrictive to tradewind_branch
  using (branch_id = nullif(current_setting('app.branch_id', true), '')::uuid
    or created_by = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (true);--> statement-breakpoint
-- What belongs to an order is read with it: the policy of orders applies within these, so that the scope is written once.
do $$
declare of_order text;
begin
  foreach of_order in array array['order_events', 'order_people', 'order_details', 'fulfilments', 'service_requests', 'payment_allocations'] loop
    execute format(
      'create policy with_order on %I as restrictive to tradewind_scoped
         using (exists (select 1 from orders where orders.id = order_id)) with check (true)', of_order);
  end loop;
end $$;--> statement-breakpoint
create policy with_order on ledger_movements as restrictive to tradewind_scoped
  using (order_id is null or exists (select 1 from orders where orders.id = order_id))
  with check (true);--> statement-breakpoint
-- Mails of customers' messages name orders in their text; the messages themselves have a policy of their own.
create policy with_order on mails as restrictive to tradewind_scoped
  using (case when order_id is null then template <> 'message-received' else exists (select 1 from orders where orders.id = order_id) end)
  with check (true);--> statement-breakpoint
create policy with_order on trips as restrictive to tradewind_scoped
  using (created_by = nullif(current_setting('app.user_id', true), '')::uuid
    or exists (select 1 from orders where orders.trip_id = trips.id))
  with check (true);--> statement-breakpoint
create policy with_order on payments as restrictive to tradewind_scoped
  using (created_by = nullif(current_setting('app.user_id', true), '')::uuid
    or exists (select 1 from payment_allocations where payment_allocations.payment_id = payments.id))
  with check (true);--> statement-breakpoint
create policy with_order on checkouts as restrictive to tradewind_scoped
  using (created_by = nullif(current_setting('app.user_id', true), '')::uuid
    or exists (
      select 1 from checkout_items join orders on orders.checkout_item_id = checkout_items.id
      where checkout_items.checkout_id = checkouts.id))
  with check (true);--> statement-breakpoint
-- A customer's message may name an order, as they wrote it: it is read by who reaches that order, and one that names none by everybody.
create policy with_order on contact_messages as restrictive to tradewind_scoped
  using (reference = '' or upper(regexp_replace(reference, '[^A-Za-z0-9]', '', 'g')) in (
    select number_prefix || number from orders union all select upper(booking_reference) from orders where booking_reference is not null))
  with check (true);
--> statement-breakpoint
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
