import { systemCtx } from '../../ctx.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { OfPayment } from '../../jobs/payloads.ts'
import { mailPaymentReceived } from './mail-payment-received.ts'

/** Writes the receipt of a successful payment. */
export const sendReceipt = defineJob({
  name: 'money.send-receipt',
  payload: OfPayment,
  retries: 5,
  handle: async (system, { agencyId, paymentId }) => mailPaymentReceived(await systemCtx(system, agencyId), paymentId),
})
