CREATE TABLE "domain_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "domain_events_kind_known" CHECK ("domain_events"."kind" in ('order.issued', 'order.held', 'order.deadline-near', 'order.needs-decision', 'order.cancelled', 'order.failed', 'payment.received', 'top-up.reversed', 'site.not-published'))
);
--> statement-breakpoint
ALTER TABLE "domain_events" ADD CONSTRAINT "domain_events_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_events_agency" ON "domain_events" USING btree ("agency_id","at");--> statement-breakpoint
do $$
begin
  alter table domain_events enable row level security;
  alter table domain_events force row level security;
  create policy tenant on domain_events using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
    with check (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);
  grant select, insert, update, delete on domain_events to tradewind_app;
end $$;
