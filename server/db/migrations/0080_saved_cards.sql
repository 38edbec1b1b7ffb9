CREATE TABLE "card_charges" (
	"agency_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"day" date NOT NULL,
	"payment_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	CONSTRAINT "card_charges_invoice_id_day_pk" PRIMARY KEY("invoice_id","day")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"agency_id" uuid PRIMARY KEY NOT NULL,
	"authorization_cipher" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"consented_by" uuid NOT NULL,
	"consented_name" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cards_expiry" CHECK ("saved_cards"."expiry_month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD COLUMN "card_consent" jsonb;--> statement-breakpoint
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_invoice_id_plan_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."plan_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_consented_by_users_id_fk" FOREIGN KEY ("consented_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_charges_payment" ON "card_charges" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "card_charges_agency" ON "card_charges" USING btree ("agency_id");--> statement-breakpoint
ALTER TABLE "saved_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_cards" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "saved_cards" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "card_charges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "card_charges" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "card_charges" USING (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid)
  WITH CHECK (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "saved_cards" TO tradewind_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "card_charges" TO tradewind_app;
