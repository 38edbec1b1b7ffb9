ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_state_known" CHECK ("checkouts"."state" in ('open', 'paying', 'done', 'gone'));--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_product_known" CHECK ("checkouts"."product" in ('flight', 'stay'));--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_product_known" CHECK ("recent_searches"."product" in ('flight', 'stay'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_known" CHECK ("invitations"."role" in ('owner', 'admin', 'agent', 'viewer'));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_status_known" CHECK ("invitations"."status" in ('pending', 'accepted', 'rejected', 'canceled'));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_role_known" CHECK ("members"."role" in ('owner', 'admin', 'agent', 'viewer'));--> statement-breakpoint
ALTER TABLE "deal_codes" ADD CONSTRAINT "deal_codes_kind_known" CHECK ("deal_codes"."kind" in ('percent', 'fixed'));--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account_known" CHECK ("ledger_balances"."account" in ('wallet', 'escrow', 'supplier', 'gateway', 'gateway-fees', 'exchange'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_known" CHECK ("ledger_entries"."account" in ('wallet', 'escrow', 'supplier', 'gateway', 'gateway-fees', 'exchange'));--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_kind_known" CHECK ("ledger_movements"."kind" in ('top-up', 'wallet-purchase', 'card-purchase', 'transfer-purchase', 'issue', 'fx-difference', 'wallet-refund', 'card-refund', 'transfer-refund', 'stay-refund', 'opening-credit', 'reversal'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_status_known" CHECK ("mails"."status" in ('queued', 'stored', 'sent', 'failed'));--> statement-breakpoint
ALTER TABLE "markup_rules" ADD CONSTRAINT "markup_rules_product_known" CHECK ("markup_rules"."product" in ('flight', 'stay', 'tour', 'protection'));--> statement-breakpoint
ALTER TABLE "markup_rules" ADD CONSTRAINT "markup_rules_kind_known" CHECK ("markup_rules"."kind" in ('percent', 'fixed'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_known" CHECK ("payments"."method" in ('wallet', 'card', 'bank-transfer'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('pending', 'succeeded', 'failed', 'abandoned', 'expired', 'refunding', 'refunded', 'reversing', 'reversed'));--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_state_known" CHECK ("cancellations"."state" in ('asked', 'done', 'refused'));--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_kind_known" CHECK ("fulfilments"."kind" in ('book', 'hold', 'pay', 'cancel'));--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_state_known" CHECK ("fulfilments"."state" in ('calling', 'booked', 'refused', 'unknown'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_from_status_known" CHECK ("order_events"."from_status" in ('Pending', 'Not Paid', 'CustomerPaid', 'Paid', 'PendingTicketIssue', 'AwaitingAdmin', 'Booked', 'Issued', 'TicketCancelationRequested', 'TicketCanceled', 'Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'Refunded'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_to_status_known" CHECK ("order_events"."to_status" in ('Pending', 'Not Paid', 'CustomerPaid', 'Paid', 'PendingTicketIssue', 'AwaitingAdmin', 'Booked', 'Issued', 'TicketCancelationRequested', 'TicketCanceled', 'Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'Refunded'));--> statement-breakpoint
ALTER TABLE "order_travellers" ADD CONSTRAINT "order_travellers_type_known" CHECK ("order_travellers"."type" in ('ADT', 'CHD', 'INF'));--> statement-breakpoint
ALTER TABLE "order_travellers" ADD CONSTRAINT "order_travellers_gender_known" CHECK ("order_travellers"."gender" in ('m', 'f'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_known" CHECK ("orders"."product" in ('flight', 'stay'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('Pending', 'Not Paid', 'CustomerPaid', 'Paid', 'PendingTicketIssue', 'AwaitingAdmin', 'Booked', 'Issued', 'TicketCancelationRequested', 'TicketCanceled', 'Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'Refunded'));--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_kind_known" CHECK ("images"."kind" in ('raster', 'svg'));--> statement-breakpoint
ALTER TABLE "order_guests" ADD CONSTRAINT "order_guests_type_known" CHECK ("order_guests"."type" in ('adult', 'child', 'infant'));--> statement-breakpoint
ALTER TABLE "order_guests" ADD CONSTRAINT "order_guests_title_known" CHECK ("order_guests"."title" in ('mr', 'ms', 'mrs', 'miss', 'dr'));--> statement-breakpoint
ALTER TABLE "stay_matches" ADD CONSTRAINT "stay_matches_state_known" CHECK ("stay_matches"."state" in ('open', 'same', 'different'));