ALTER TABLE "members" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || ' ' || email)) STORED;--> statement-breakpoint
CREATE INDEX "members_by_name" ON "members" USING btree ("agency_id",("deactivated_at" is not null),"name","id");--> statement-breakpoint
update members set name = users.name, email = users.email from users where users.id = members.user_id;--> statement-breakpoint
-- The lock: a member that joins while the account is renamed has the new name.
create function take_account() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare account users;
begin
  select * into account from users where id = new.user_id for share;
  if found then
    new.name := account.name;
    new.email := account.email;
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger take_account before insert on members for each row execute function take_account();--> statement-breakpoint
-- An account may have members of several agencies, and a member changes it within a transaction of one: the rows of all agencies are written as the owner.
create function give_account() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update members set name = new.name, email = new.email where user_id = new.id;
  return null;
end $$;--> statement-breakpoint
create trigger give_account after update of name, email on users for each row
  when (old.name is distinct from new.name or old.email is distinct from new.email) execute function give_account();
