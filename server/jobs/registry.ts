import { deliverEvent } from '../events/deliver-event.job.ts'
import { reviewActivation } from '../modules/activation/review-activation.job.ts'
import { recheckDomain } from '../modules/address/recheck-domain.job.ts'
import { purgePersonalData } from '../modules/checkouts/purge-personal-data.job.ts'
import { releaseReservation } from '../modules/checkouts/release-reservation.job.ts'
import { importCustomers } from '../modules/customers/importing/import-customers.job.ts'
import { expireQuote } from '../modules/quotes/sharing/expire-quote.job.ts'
import { remindCustomer } from '../modules/quotes/reminders/remind-customer.job.ts'
import { sendMail } from '../modules/mail/send-mail.job.ts'
import { notifyMembers } from '../modules/member-notifications/notify-members.job.ts'
import { sendDigest } from '../modules/member-notifications/send-digest.job.ts'
import { sendPush } from '../modules/member-notifications/push/send-push.job.ts'
import { mailNotPublished } from '../modules/notifications/mail-not-published.job.ts'
import { notifyReversed } from '../modules/notifications/notify-reversed.job.ts'
import { sendOrderMail } from '../modules/notifications/send-order-mail.job.ts'
import { sendReceipt } from '../modules/notifications/send-receipt.job.ts'
import { belowEnded } from '../modules/orders/cancellation/below-ended.job.ts'
import { expireChange } from '../modules/order-changes/expire-change.job.ts'
import { makeChange } from '../modules/order-changes/make-change.job.ts'
import { pollChange } from '../modules/order-changes/poll-change.job.ts'
import { returnChanged } from '../modules/order-changes/return-changed.job.ts'
import { pollCancellation } from '../modules/orders/cancellation/poll-cancellation.job.ts'
import { expireUnpaid } from '../modules/orders/expire-unpaid.job.ts'
import { holdOrder } from '../modules/orders/fulfilment/hold-order.job.ts'
import { issueOrder } from '../modules/orders/fulfilment/issue-order.job.ts'
import { reconcileOrder } from '../modules/orders/fulfilment/reconcile-order.job.ts'
import { holdDeadline } from '../modules/orders/hold/hold-deadline.job.ts'
import { releaseStray } from '../modules/orders/hold/release-stray.job.ts'
import { cancelReplaced } from '../modules/orders/replacement/cancel-replaced.job.ts'
import { followSchedule } from '../modules/orders/schedule/follow-schedule.job.ts'
import { watchPrice } from '../modules/orders/replacement/watch-price.job.ts'
import { applyWebhook } from '../modules/payments/apply-webhook.job.ts'
import { reconcilePayment } from '../modules/payments/reconcile-payment.job.ts'
import { refundPayment } from '../modules/payments/refund-payment.job.ts'
import { returnCancelled } from '../modules/payments/returns/return-cancelled.job.ts'
import { returnExcess } from '../modules/payments/return-excess.job.ts'
import { returnPayments } from '../modules/payments/return-payments.job.ts'
import { returnUncounted } from '../modules/payments/return-uncounted.job.ts'
import { reverseTopUpLater } from '../modules/payments/reverse-top-up.job.ts'
import { watchTopUp } from '../modules/payments/watch-top-up.job.ts'
import { buyChosen, closeChosen } from '../modules/protection-checkouts/choices/buy-chosen.job.ts'
import { mailCode } from '../modules/shop/mail-code.job.ts'
import { purgePreviews } from '../modules/site/previews/purge-previews.job.ts'
import { publishScheduled } from '../modules/site/versions/publish-scheduled.job.ts'
import { searchPlace } from '../modules/stays/place-prices/search-place.job.ts'
import { deactivateCard } from '../modules/subscription/deactivate-card.job.ts'
import { followCharge } from '../modules/subscription/follow-charge.job.ts'
import { renewSubscription } from '../modules/subscription/renew-subscription.job.ts'
import { settleInvoices } from '../modules/subscription/settle-invoices.job.ts'
import { decideGroup } from '../modules/groups/decide-group.job.ts'
import { followOrder } from '../modules/groups/follow-order.job.ts'
import { settleGroup } from '../modules/groups/settle-group.job.ts'
import { tellShare } from '../modules/groups/tell-share.job.ts'
import { tellDeposit } from '../modules/quotes/sharing/tell-deposit.job.ts'
import { tellBooked } from '../modules/quotes/sharing/tell-booked.job.ts'
import { askReview } from '../modules/tour-reviews/ask-review.job.ts'
import { offerSeats } from '../modules/tour-waiting/offer-seats.job.ts'
import { continueTrip } from '../modules/trip-checkouts/continue-trip.job.ts'
import { settlePlaces } from '../modules/trip-checkouts/packaged/settle-places.job.ts'
import { deliverWebhook } from '../modules/webhooks/deliver-webhook.job.ts'
import { publishEvent } from '../modules/webhooks/publish-event.job.ts'
import type { Job } from './define-job.ts'
import { purgeOld } from './purge-old.job.ts'

/** All jobs; each has a queue of its name. */
export const jobs: readonly Job[] = [
  issueOrder,
  holdOrder,
  holdDeadline,
  releaseStray,
  reconcileOrder,
  expireUnpaid,
  pollCancellation,
  expireChange,
  makeChange,
  pollChange,
  returnChanged,
  belowEnded,
  continueTrip,
  settlePlaces,
  tellBooked,
  tellDeposit,
  tellShare,
  decideGroup,
  settleGroup,
  followOrder,
  offerSeats,
  askReview,
  followSchedule,
  watchPrice,
  cancelReplaced,
  reconcilePayment,
  returnPayments,
  refundPayment,
  returnExcess,
  returnUncounted,
  returnCancelled,
  sendReceipt,
  watchTopUp,
  reverseTopUpLater,
  notifyReversed,
  applyWebhook,
  purgeOld,
  deliverEvent,
  notifyMembers,
  sendDigest,
  sendPush,
  sendOrderMail,
  sendMail,
  mailNotPublished,
  purgePersonalData,
  releaseReservation,
  buyChosen,
  closeChosen,
  recheckDomain,
  reviewActivation,
  mailCode,
  importCustomers,
  expireQuote,
  remindCustomer,
  publishScheduled,
  purgePreviews,
  searchPlace,
  publishEvent,
  deliverWebhook,
  renewSubscription,
  deactivateCard,
  followCharge,
  settleInvoices,
]
