CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"part" text NOT NULL,
	"state" text DEFAULT 'awaited' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"about" text NOT NULL,
	"payer_cipher" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0),
	CONSTRAINT "deposits_purpose_known" CHECK ("deposits"."purpose" in ('quote', 'share')),
	CONSTRAINT "deposits_part_known" CHECK ("deposits"."part" in ('deposit', 'rest', 'share', 'missing')),
	CONSTRAINT "deposits_state_known" CHECK ("deposits"."state" in ('awaited', 'held', 'used', 'returning', 'returned', 'reversed'))
);
--> statement-breakpoint
CREATE TABLE "cost_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text DEFAULT 'collecting' NOT NULL,
	"rule" text NOT NULL,
	"organiser_name" text NOT NULL,
	"organiser_email" text NOT NULL,
	"decide_at" timestamp with time zone NOT NULL,
	"rooms" jsonb NOT NULL,
	"rooms_rev" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cost_groups_state_known" CHECK ("cost_groups"."state" in ('collecting', 'decided', 'dropped', 'paid', 'ended')),
	CONSTRAINT "cost_groups_rule_known" CHECK ("cost_groups"."rule" in ('drop', 're-split', 'organiser'))
);
--> statement-breakpoint
CREATE TABLE "cost_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text DEFAULT 'share' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"people" uuid[] NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"link_hash" text NOT NULL,
	"link_cipher" text NOT NULL,
	"agreed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cost_shares_amount" CHECK ("cost_shares"."amount" > 0),
	CONSTRAINT "cost_shares_kind_known" CHECK ("cost_shares"."kind" in ('share', 'missing')),
	CONSTRAINT "cost_shares_state_known" CHECK ("cost_shares"."state" in ('open', 'void'))
);
--> statement-breakpoint
CREATE TABLE "quote_library" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"part" jsonb NOT NULL,
	"currency" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_requests" DROP CONSTRAINT "approval_requests_action_known";--> statement-breakpoint
ALTER TABLE "domain_events" DROP CONSTRAINT "domain_events_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_balances" DROP CONSTRAINT "ledger_balances_account_known";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_known";--> statement-breakpoint
ALTER TABLE "ledger_movements" DROP CONSTRAINT "ledger_movements_kind_known";--> statement-breakpoint
ALTER TABLE "quote_events" DROP CONSTRAINT "quote_events_kind_known";--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_groups" ADD CONSTRAINT "cost_groups_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_groups" ADD CONSTRAINT "cost_groups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_shares" ADD CONSTRAINT "cost_shares_group_id_cost_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."cost_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_library" ADD CONSTRAINT "quote_library_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_payment" ON "deposits" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_once" ON "deposits" USING btree ("agency_id","purpose","subject_id","part") WHERE "deposits"."state" in ('held', 'used');--> statement-breakpoint
CREATE INDEX "deposits_subject" ON "deposits" USING btree ("agency_id","purpose","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cost_groups_order" ON "cost_groups" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cost_shares_link" ON "cost_shares" USING btree ("agency_id","link_hash");--> statement-breakpoint
CREATE INDEX "cost_shares_group" ON "cost_shares" USING btree ("group_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_library_name" ON "quote_library" USING btree ("agency_id","name");--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_action_known" CHECK ("approval_requests"."action" in ('pay-checkout', 'pay-order', 'cancel-order', 'pay-change', 'refund-change', 'return-deposit', 'fail-order'));--> statement-breakpoint
ALTER TABLE "domain_events" ADD CONSTRAINT "domain_events_kind_known" CHECK ("domain_events"."kind" in ('order.issued', 'order.held', 'order.deadline-near', 'order.needs-decision', 'order.cancelled', 'order.failed', 'order.refunded', 'payment.received', 'payment.failed', 'top-up.reversed', 'site.not-published', 'message.received', 'member.joined', 'subscription.changed', 'activation.decided', 'webhook.disabled', 'quote.expired', 'availability.changed', 'deposit.changed', 'order.hold-ended'));--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_known" CHECK ("ledger_balances"."account" in ('wallet', 'escrow', 'supplier', 'gateway', 'gateway-fees', 'exchange', 'subscription', 'deposits'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_known" CHECK ("ledger_entries"."account" in ('wallet', 'escrow', 'supplier', 'gateway', 'gateway-fees', 'exchange', 'subscription', 'deposits'));--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_kind_known" CHECK ("ledger_movements"."kind" in ('top-up', 'wallet-purchase', 'card-purchase', 'transfer-purchase', 'issue', 'fx-difference', 'wallet-refund', 'card-refund', 'transfer-refund', 'cancellation-refund', 'change', 'change-refund', 'opening-credit', 'subscription', 'deposit', 'deposit-used', 'deposit-returned', 'deposit-owed', 'reversal'));--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_kind_known" CHECK ("quote_events"."kind" in ('created', 'sent', 'viewed', 'commented', 'accepted', 'declined', 'expired', 'withdrawn', 'reopened', 'reminded', 'checked', 'booking', 'booked-outside', 'not-booked-outside', 'extended', 'paid', 'deposit-used', 'deposit-returned', 'deposit-reversed'));--> statement-breakpoint
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['deposits', 'cost_groups', 'cost_shares', 'quote_library'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)
         with check (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)', tenant_table);
    execute format('grant select, insert, update, delete on %I to tradewind_app', tenant_table);
  end loop;
end $$;--> statement-breakpoint
-- Groups are read with their order, shares with their group, and their payments with them.
create policy with_order on cost_groups as restrictive to tradewind_scoped
  using (exists (select 1 from orders where orders.id = order_id)) with check (true);--> statement-breakpoint
create policy with_order on cost_shares as restrictive to tradewind_scoped
  using (exists (select 1 from cost_groups where cost_groups.id = group_id)) with check (true);--> statement-breakpoint
create policy with_order on deposits as restrictive to tradewind_scoped
  using (purpose = 'quote' or exists (select 1 from cost_shares where cost_shares.id = subject_id)) with check (true);--> statement-breakpoint
alter policy with_order on payments
  using (created_by = nullif(current_setting('app.user_id', true), '')::uuid
    or exists (select 1 from payment_allocations where payment_allocations.payment_id = payments.id)
    or exists (select 1 from deposits where deposits.payment_id = payments.id));--> statement-breakpoint
-- Existing agencies get the new account. An owner that is no superuser sees their rows only while row-level security is not forced.
alter table ledger_balances no force row level security;--> statement-breakpoint
insert into ledger_balances (agency_id, account, currency, balance)
select agency_id, 'deposits', currency, 0 from ledger_balances where account = 'wallet';--> statement-breakpoint
alter table ledger_balances force row level security;
