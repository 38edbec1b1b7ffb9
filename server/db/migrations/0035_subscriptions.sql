CREATE TABLE "onboarding" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"number" integer,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"plan" text NOT NULL,
	"interval" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "plan_invoices_sum" CHECK ("plan_invoices"."amount" = "plan_invoices"."price" - "plan_invoices"."credit" and "plan_invoices"."amount" > 0 and "plan_invoices"."credit" >= 0),
	CONSTRAINT "plan_invoices_paid" CHECK (("plan_invoices"."status" = 'paid') = ("plan_invoices"."paid_at" is not null and "plan_invoices"."number" is not null)),
	CONSTRAINT "plan_invoices_status_known" CHECK ("plan_invoices"."status" in ('open', 'paid', 'void')),
	CONSTRAINT "plan_invoices_reason_known" CHECK ("plan_invoices"."reason" in ('start', 'upgrade', 'renewal')),
	CONSTRAINT "plan_invoices_plan_known" CHECK ("plan_invoices"."plan" in ('starter', 'growth', 'scale')),
	CONSTRAINT "plan_invoices_interval_known" CHECK ("plan_invoices"."interval" in ('month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"plan" text DEFAULT 'starter' NOT NULL,
	"interval" text DEFAULT 'month' NOT NULL,
	"status" text DEFAULT 'none' NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"grace_until" timestamp with time zone,
	"next_plan" text,
	"next_interval" text,
	"trial_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_plan_known" CHECK ("subscriptions"."plan" in ('starter', 'growth', 'scale')),
	CONSTRAINT "subscriptions_interval_known" CHECK ("subscriptions"."interval" in ('month', 'year')),
	CONSTRAINT "subscriptions_status_known" CHECK ("subscriptions"."status" in ('none', 'trial', 'active', 'past-due', 'ended')),
	CONSTRAINT "subscriptions_next_plan_known" CHECK ("subscriptions"."next_plan" in ('starter', 'growth', 'scale')),
	CONSTRAINT "subscriptions_next_interval_known" CHECK ("subscriptions"."next_interval" in ('month', 'year')),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."status" in ('none', 'ended') or ("subscriptions"."period_start" is not null and "subscriptions"."period_end" is not null)),
	CONSTRAINT "subscriptions_grace" CHECK (("subscriptions"."status" = 'past-due') = ("subscriptions"."grace_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_balances" DROP CONSTRAINT "ledger_balances_account_known";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_known";--> statement-breakpoint
ALTER TABLE "ledger_movements" DROP CONSTRAINT "ledger_movements_kind_known";--> statement-breakpoint
ALTER TABLE "onboarding" ADD CONSTRAINT "onboarding_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_invoices_number" ON "plan_invoices" USING btree ("agency_id","number");--> statement-breakpoint
CREATE INDEX "plan_invoices_agency" ON "plan_invoices" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_invoices_payment" ON "plan_invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "support_requests_user" ON "support_requests" USING btree ("agency_id","user_id","created_at");--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_known" CHECK ("ledger_balances"."account" in ('wallet', 'escrow', 'supplier', 'gateway', 'gateway-fees', 'exchange', 'subscription'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_known" CHECK ("ledger_entries"."account" in ('wallet', 'escrow', 'supplier', 'gateway', 'gateway-fees', 'exchange', 'subscription'));--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_kind_known" CHECK ("ledger_movements"."kind" in ('top-up', 'wallet-purchase', 'card-purchase', 'transfer-purchase', 'issue', 'fx-difference', 'wallet-refund', 'card-refund', 'transfer-refund', 'cancellation-refund', 'opening-credit', 'subscription', 'reversal'));--> statement-breakpoint
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['subscriptions', 'plan_invoices', 'onboarding', 'support_requests'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)
         with check (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)', tenant_table);
    execute format('grant select, insert, update, delete on %I to tradewind_app', tenant_table);
  end loop;
end $$;--> statement-breakpoint
-- Existing agencies get the new account. An owner that is no superuser sees their rows only while row-level security is not forced.
alter table ledger_balances no force row level security;--> statement-breakpoint
insert into ledger_balances (agency_id, account, currency, balance)
select agency_id, 'subscription', currency, 0 from ledger_balances where account = 'wallet';--> statement-breakpoint
alter table ledger_balances force row level security;
