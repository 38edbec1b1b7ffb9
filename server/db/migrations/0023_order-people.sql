CREATE TABLE "order_details" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"product" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "order_details_product_known" CHECK ("order_details"."product" in ('flight', 'stay', 'tour', 'protection'))
);
--> statement-breakpoint
CREATE TABLE "order_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"supplier_person_id" text,
	"type" text NOT NULL,
	"title" text,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"gender" text,
	"born_on" text,
	"age" integer,
	"room" integer,
	"is_lead" boolean NOT NULL,
	"document_cipher" text,
	"loyalty" jsonb,
	CONSTRAINT "order_people_type_known" CHECK ("order_people"."type" in ('ADT', 'CHD', 'INF')),
	CONSTRAINT "order_people_title_known" CHECK ("order_people"."title" in ('mr', 'ms', 'mrs', 'miss', 'dr')),
	CONSTRAINT "order_people_gender_known" CHECK ("order_people"."gender" in ('m', 'f'))
);
--> statement-breakpoint
ALTER TABLE "order_details" ADD CONSTRAINT "order_details_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_details" ADD CONSTRAINT "order_details_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_people" ADD CONSTRAINT "order_people_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_people" ADD CONSTRAINT "order_people_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_people_order" ON "order_people" USING btree ("order_id","position");
--> statement-breakpoint
-- What is there is copied for every agency: the owner of the tables must see them all for that long.
alter table order_travellers no force row level security;--> statement-breakpoint
alter table order_guests no force row level security;--> statement-breakpoint
alter table stay_details no force row level security;--> statement-breakpoint
insert into order_people (id, agency_id, order_id, position, supplier_person_id, type, title, given_name, family_name, gender, born_on, is_lead, document_cipher, loyalty)
select id, agency_id, order_id, position, passenger_id, type, title, given_name, family_name, gender, born_on, position = 0, document_cipher, loyalty
from order_travellers;--> statement-breakpoint
insert into order_people (id, agency_id, order_id, position, type, title, given_name, family_name, age, room, is_lead)
select id, agency_id, order_id, position, case type when 'adult' then 'ADT' when 'child' then 'CHD' else 'INF' end,
  title, given_name, family_name, age, room, position = 0
from order_guests;--> statement-breakpoint
insert into order_details (order_id, agency_id, product, details)
select order_id, agency_id, 'flight',
  jsonb_build_object('tickets', jsonb_agg(jsonb_build_object('passengerId', passenger_id, 'number', ticket_number) order by position))
from order_travellers where ticket_number is not null group by order_id, agency_id;--> statement-breakpoint
insert into order_details (order_id, agency_id, product, details)
select order_id, agency_id, 'stay', jsonb_build_object('phone', property_phone, 'email', property_email, 'cheaper', cheaper)
from stay_details;--> statement-breakpoint
DROP TABLE "order_travellers" CASCADE;--> statement-breakpoint
DROP TABLE "order_guests" CASCADE;--> statement-breakpoint
DROP TABLE "stay_details" CASCADE;--> statement-breakpoint
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['order_people', 'order_details']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy tenant on %I using (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)
         with check (agency_id = nullif(current_setting(''app.agency_id'', true), '''')::uuid)', tenant_table);
    execute format('grant select, insert, update, delete on %I to tradewind_app', tenant_table);
  end loop;
end $$;
