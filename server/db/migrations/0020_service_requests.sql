CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"status_before" text NOT NULL,
	"currency" text NOT NULL,
	"penalty" bigint DEFAULT 0 NOT NULL,
	"refund" bigint DEFAULT 0 NOT NULL,
	"charge" bigint DEFAULT 0 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"supplier_quote" jsonb,
	"quote_until" timestamp with time zone,
	"itinerary_after" jsonb,
	"supplier_refund" jsonb,
	"idempotency_key" text NOT NULL,
	"asked_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "service_requests_kind_known" CHECK ("service_requests"."kind" in ('cancel', 'void', 'refund', 'change', 'name-correction')),
	CONSTRAINT "service_requests_state_known" CHECK ("service_requests"."state" in ('quoted', 'confirmed', 'settling', 'done', 'refused', 'expired')),
	CONSTRAINT "service_requests_status_before_known" CHECK ("service_requests"."status_before" in ('Pending', 'Not Paid', 'CustomerPaid', 'Paid', 'PendingTicketIssue', 'AwaitingAdmin', 'Booked', 'Issued', 'TicketCancelationRequested', 'TicketCanceled', 'Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'Refunded'))
);
--> statement-breakpoint
-- What is there is copied for every agency: the owner of the tables must see them all for that long.
alter table cancellations no force row level security;--> statement-breakpoint
alter table orders no force row level security;--> statement-breakpoint
insert into service_requests (id, agency_id, order_id, kind, state, status_before, currency, penalty, refund, lines, supplier_refund, idempotency_key, asked_by, created_at, settled_at)
select c.id, c.agency_id, c.order_id, 'cancel',
  case when c.state = 'asked' then 'confirmed'
       when c.state = 'refused' then 'refused'
       when o.status = 'TicketCanceled' and c.refund > 0 then 'settling'
       else 'done' end,
  'Issued', c.currency, c.penalty, c.refund,
  jsonb_build_array(
    jsonb_build_object('label', 'Cancellation penalty', 'amount', jsonb_build_object('amount', c.penalty, 'currency', c.currency)),
    jsonb_build_object('label', 'Refund', 'amount', jsonb_build_object('amount', -c.refund, 'currency', c.currency))),
  c.supplier_refund, c.id::text, c.asked_by, c.created_at, c.settled_at
from cancellations c join orders o on o.id = c.order_id;--> statement-breakpoint
alter table orders force row level security;--> statement-breakpoint
DROP TABLE "cancellations" CASCADE;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_key" ON "service_requests" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_at_supplier" ON "service_requests" USING btree ("order_id") WHERE "service_requests"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "service_requests_order" ON "service_requests" USING btree ("order_id","created_at");--> statement-breakpoint
alter table service_requests enable row level security;--> statement-breakpoint
alter table service_requests force row level security;--> statement-breakpoint
create policy tenant on service_requests using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
grant select, insert, update, delete on service_requests to tradewind_app;
