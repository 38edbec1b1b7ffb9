CREATE INDEX "ledger_movements_at" ON "ledger_movements" USING btree ("agency_id","at");--> statement-breakpoint
CREATE INDEX "mails_agency_at" ON "mails" USING btree ("agency_id","at");--> statement-breakpoint
CREATE INDEX "orders_agency_created" ON "orders" USING btree ("agency_id","created_at");