ALTER TABLE "ledger_movements" ADD COLUMN "reverses" uuid;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_reverses_ledger_movements_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movements_reversed_once" ON "ledger_movements" USING btree ("reverses") WHERE "ledger_movements"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "payments_reversing" ON "payments" USING btree ("agency_id") WHERE "payments"."status" = 'reversing';
--> statement-breakpoint
-- What is called a reversal names what it reverses.
alter table ledger_movements add constraint reversal_names_movement check (kind <> 'reversal' or reverses is not null);
--> statement-breakpoint
-- A reversal has exactly the entries of what it reverses, with the other sign: of each account, currency and amount as many as there are there.
create function assert_reversal() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from ledger_movements where id = new.reverses and agency_id = new.agency_id and reverses is null) then
    raise exception 'movement % reverses a reversal, or nothing of its agency', new.id using errcode = 'check_violation';
  end if;
  if exists (
    select 1 from ledger_entries where movement_id in (new.id, new.reverses)
    group by account, currency, abs(amount)
    having sum(amount) <> 0 or count(*) filter (where movement_id = new.id) * 2 <> count(*)
  ) then
    raise exception 'movement % is not what it reverses with the other sign', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger reverses_exactly after insert on ledger_movements deferrable initially deferred
  for each row when (new.reverses is not null) execute function assert_reversal();
--> statement-breakpoint
alter table ledger_balances drop constraint covered;
--> statement-breakpoint
alter table ledger_balances add constraint covered check (balance >= 0 or account in ('supplier', 'gateway', 'gateway-fees', 'exchange'));
--> statement-breakpoint
-- Agencies that are there already get the new account. An owner that is no superuser sees their rows only while row-level security is not forced.
alter table ledger_balances no force row level security;
--> statement-breakpoint
insert into ledger_balances (agency_id, account, currency, balance)
select agency_id, 'exchange', currency, 0 from ledger_balances where account = 'wallet';
--> statement-breakpoint
alter table ledger_balances force row level security;
