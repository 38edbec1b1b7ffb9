ALTER TABLE "approval_requests" DROP CONSTRAINT "approval_requests_action_known";--> statement-breakpoint
ALTER TABLE "ledger_movements" DROP CONSTRAINT "ledger_movements_kind_known";--> statement-breakpoint
ALTER TABLE "fulfilments" DROP CONSTRAINT "fulfilments_kind_known";--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "waterfall_after" jsonb;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "people_cipher" text;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_action_known" CHECK ("approval_requests"."action" in ('pay-checkout', 'pay-order', 'cancel-order', 'pay-change', 'refund-change', 'fail-order'));--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_kind_known" CHECK ("ledger_movements"."kind" in ('top-up', 'wallet-purchase', 'card-purchase', 'transfer-purchase', 'issue', 'fx-difference', 'wallet-refund', 'card-refund', 'transfer-refund', 'cancellation-refund', 'change', 'change-refund', 'opening-credit', 'subscription', 'reversal'));--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_kind_known" CHECK ("fulfilments"."kind" in ('book', 'hold', 'pay', 'cancel', 'change'));