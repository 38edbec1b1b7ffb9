import { recheckDomain } from '../modules/address/recheck-domain.job.ts'
import { forgetTyped } from '../modules/checkouts/forget-typed.job.ts'
import { sendMail } from '../modules/mail/send-mail.job.ts'
import { applyWebhook } from '../modules/money/apply-webhook.job.ts'
import { purgeOld } from '../modules/money/purge-old.job.ts'
import { reconcilePayment } from '../modules/money/reconcile-payment.job.ts'
import { refundPayment } from '../modules/money/refund-payment.job.ts'
import { returnCancelled } from '../modules/money/return-cancelled.job.ts'
import { returnUncounted } from '../modules/money/return-uncounted.job.ts'
import { reverseTopUpLater } from '../modules/money/reverse-top-up.job.ts'
import { sendReceipt } from '../modules/money/send-receipt.job.ts'
import { tellReversed } from '../modules/money/tell-reversed.job.ts'
import { watchTopUp } from '../modules/money/watch-top-up.job.ts'
import { cancelReplaced } from '../modules/orders/cancel-replaced.job.ts'
import { expireUnpaid } from '../modules/orders/expire-unpaid.job.ts'
import { holdDeadline } from '../modules/orders/hold-deadline.job.ts'
import { holdOrder } from '../modules/orders/hold-order.job.ts'
import { issueOrder } from '../modules/orders/issue-order.job.ts'
import { lookAtCancellation } from '../modules/orders/look-at-cancellation.job.ts'
import { reconcileOrder } from '../modules/orders/reconcile-order.job.ts'
import { releaseStray } from '../modules/orders/release-stray.job.ts'
import { sendOrderMail } from '../modules/orders/send-order-mail.job.ts'
import { watchPrice } from '../modules/orders/watch-price.job.ts'
import { mailCode } from '../modules/shop/mail-code.job.ts'
import { forgetPreviews } from '../modules/site/forget-previews.job.ts'
import { publishScheduled } from '../modules/site/publish-scheduled.job.ts'
import { lookAtPlace } from '../modules/stays/look-at-place.job.ts'
import type { Job } from './define-job.ts'

/** Every job there is; each has a queue of its name. */
export const jobs: readonly Job[] = [
  issueOrder,
  holdOrder,
  holdDeadline,
  releaseStray,
  reconcileOrder,
  expireUnpaid,
  lookAtCancellation,
  watchPrice,
  cancelReplaced,
  reconcilePayment,
  refundPayment,
  returnUncounted,
  returnCancelled,
  sendReceipt,
  watchTopUp,
  reverseTopUpLater,
  tellReversed,
  applyWebhook,
  purgeOld,
  sendOrderMail,
  sendMail,
  forgetTyped,
  recheckDomain,
  mailCode,
  publishScheduled,
  forgetPreviews,
  lookAtPlace,
]
