ALTER TABLE "ledger_balances" DROP CONSTRAINT "ledger_balances_account_known";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_known";--> statement-breakpoint
ALTER TABLE "ledger_movements" DROP CONSTRAINT "ledger_movements_kind_known";--> statement-breakpoint
DROP INDEX "tour_payout_lines_once";--> statement-breakpoint
ALTER TABLE "tour_payout_lines" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_payouts" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tour_payouts" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "tour_payouts" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "tour_payout_lines_once" ON "tour_payout_lines" USING btree ("agency_id","booking_id") WHERE not "tour_payout_lines"."is_withdrawn";--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_known" CHECK ("ledger_balances"."account" in ('wallet', 'escrow', 'supplier', 'gateway', 'gateway-fees', 'exchange', 'subscription', 'deposits', 'resellers', 'reseller-sales', 'outside'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_known" CHECK ("ledger_entries"."account" in ('wallet', 'escrow', 'supplier', 'gateway', 'gateway-fees', 'exchange', 'subscription', 'deposits', 'resellers', 'reseller-sales', 'outside'));--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_kind_known" CHECK ("ledger_movements"."kind" in ('top-up', 'wallet-purchase', 'card-purchase', 'transfer-purchase', 'issue', 'fx-difference', 'wallet-refund', 'card-refund', 'transfer-refund', 'cancellation-refund', 'change', 'change-refund', 'opening-credit', 'subscription', 'deposit', 'deposit-used', 'deposit-returned', 'deposit-owed', 'payout', 'payout-paid', 'reversal'));--> statement-breakpoint
ALTER TABLE "tour_payouts" ADD CONSTRAINT "tour_payouts_is_one" CHECK ("tour_payouts"."paid_at" is null or "tour_payouts"."withdrawn_at" is null);--> statement-breakpoint
alter table ledger_balances drop constraint covered;--> statement-breakpoint
alter table ledger_balances add constraint covered check (balance >= 0 or account in ('supplier', 'gateway', 'gateway-fees', 'exchange', 'reseller-sales'));--> statement-breakpoint
-- Existing agencies get the new accounts, and existing payouts their postings. An owner that is no superuser sees their rows only while row-level security is not forced.
alter table ledger_balances no force row level security;--> statement-breakpoint
alter table ledger_movements no force row level security;--> statement-breakpoint
alter table ledger_entries no force row level security;--> statement-breakpoint
alter table tour_payouts no force row level security;--> statement-breakpoint
alter table tour_resellers no force row level security;--> statement-breakpoint
insert into ledger_balances (agency_id, account, currency, balance)
select agency_id, added, currency, 0 from ledger_balances cross join unnest(array['resellers', 'reseller-sales', 'outside']) of_resellers(added)
where ledger_balances.account = 'wallet';--> statement-breakpoint
do $$
declare
  payout record;
  posting record;
  entry record;
  movement_id uuid;
  after_it bigint;
begin
  for payout in
    select p.*, r.name from tour_payouts p join tour_resellers r on r.id = p.reseller_id where p.owed > 0 order by p.created_at
  loop
    insert into ledger_balances (agency_id, account, currency, balance)
    select payout.agency_id, account, payout.currency, 0
    from unnest(array['wallet', 'escrow', 'supplier', 'gateway', 'gateway-fees', 'exchange', 'subscription', 'deposits', 'resellers', 'reseller-sales', 'outside']) a(account)
    on conflict do nothing;
    for posting in
      select * from (values
        ('payout', 'reseller-sales', 'resellers', payout.created_at, 'PAY-' || payout.number || ', ' || payout.name),
        ('payout-paid', 'resellers', 'outside', payout.paid_at, 'PAY-' || payout.number || ', ' || payout.name || ', ' || coalesce(payout.paid_reference, ''))
      ) v(kind, from_account, to_account, at, title) where v.at is not null
    loop
      movement_id := gen_random_uuid();
      insert into ledger_movements (id, agency_id, kind, reference, title, at)
      values (movement_id, payout.agency_id, posting.kind, payout.id::text, posting.title, posting.at);
      for entry in select * from (values (posting.from_account, -payout.owed), (posting.to_account, payout.owed)) v(account, amount) loop
        update ledger_balances set balance = balance + entry.amount
        where agency_id = payout.agency_id and account = entry.account and currency = payout.currency
        returning balance into after_it;
        insert into ledger_entries (agency_id, movement_id, account, currency, amount, balance)
        values (payout.agency_id, movement_id, entry.account, payout.currency, entry.amount, after_it);
      end loop;
    end loop;
  end loop;
end $$;--> statement-breakpoint
alter table tour_resellers force row level security;--> statement-breakpoint
alter table tour_payouts force row level security;--> statement-breakpoint
alter table ledger_entries force row level security;--> statement-breakpoint
alter table ledger_movements force row level security;--> statement-breakpoint
alter table ledger_balances force row level security;
--> statement-breakpoint
-- Orders that were sold before their questions said which are personal: what their bookings know is written into them.
alter table orders no force row level security;--> statement-breakpoint
alter table tour_own_bookings no force row level security;--> statement-breakpoint
update orders o
set itinerary = jsonb_set(o.itinerary, '{option,questions}', (
  select coalesce(jsonb_agg(case when b.personal_questions ? (question->>'id') then question || '{"isPersonal": true}'::jsonb else question end), '[]'::jsonb)
  from jsonb_array_elements(o.itinerary->'option'->'questions') question))
from tour_own_bookings b
where o.product = 'tour' and b.agency_id = o.agency_id and b.uuid::text = o.supplier_order_id and b.personal_questions <> '[]'::jsonb;--> statement-breakpoint
alter table tour_own_bookings force row level security;--> statement-breakpoint
alter table orders force row level security;
