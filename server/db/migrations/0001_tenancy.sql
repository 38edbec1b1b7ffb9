-- The role the application takes on for every tenant transaction. It cannot sign in, owns nothing and cannot bypass row-level security.
do $$ begin
  if not exists (select from pg_roles where rolname = 'tradewind_app') then
    create role tradewind_app nologin nosuperuser nobypassrls;
  end if;
  execute format('grant tradewind_app to %I', current_user);
exception when duplicate_object then null;
end $$;
--> statement-breakpoint
grant usage on schema public to tradewind_app;
--> statement-breakpoint
grant select on agencies, users to tradewind_app;
--> statement-breakpoint
-- An unset tenant reads back as '' after a transaction, hence nullif: no tenant, no rows.
do $$
declare tenant_table text;
begin
  for tenant_table in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'agency_id' and t.table_type = 'BASE TABLE'
      and c.table_name not in ('members', 'invitations', 'external_references')
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)
         with check (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)', tenant_table);
    execute format('grant select, insert, update, delete on %I to tradewind_app', tenant_table);
  end loop;
end $$;
--> statement-breakpoint
grant usage, select on all sequences in schema public to tradewind_app;
--> statement-breakpoint
grant select, insert on external_references to tradewind_app;
--> statement-breakpoint
grant select on exchange_rates to tradewind_app;
--> statement-breakpoint
-- What happened stays: corrections are new rows.
revoke update, delete on ledger_movements, ledger_entries, order_events from tradewind_app;
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger append_only before update or delete on ledger_movements for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on ledger_entries for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on order_events for each row execute function refuse_change();
--> statement-breakpoint
-- A wallet and the money held for orders never go below zero.
alter table ledger_balances add constraint covered check (balance >= 0 or account in ('supplier', 'gateway', 'gateway-fees'));
--> statement-breakpoint
create function assert_balanced() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger_entries where movement_id = new.movement_id group by currency having sum(amount) <> 0) then
    raise exception 'movement % is not balanced', new.movement_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger balanced after insert on ledger_entries deferrable initially deferred for each row execute function assert_balanced();
