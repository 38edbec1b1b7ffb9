import type { Ctx } from '../../ctx.ts'
import { renderStayIcs } from '../../documents/stay-ics.ts'
import { renderVoucherPdf } from '../../documents/voucher-pdf.ts'
import { readDocumentRecord } from '../orders/documents/read-document-record.ts'
import { recordOf } from '../products/product-documents.ts'
import { voucherFacts } from '../stays/order/voucher-facts.ts'
import { queueConfirmation } from './queue-confirmation.ts'

/** Makes a stay's documents outside any transaction, then queues the mail with them. `to` null means the order's contact. */
export async function mailVoucher(ctx: Ctx, input: { orderId: string; to: string | null; dedupeKey: string }): Promise<void> {
  const facts = voucherFacts(ctx, recordOf('stay', await readDocumentRecord(ctx, input.orderId)))
  const pdf = await renderVoucherPdf(facts)
  const { orderId, dedupeKey } = input
  await queueConfirmation(ctx, {
    template: 'stay-confirmed',
    to: input.to ?? facts.contactEmail,
    data: facts,
    orderId,
    dedupeKey,
    attachments: [
      { name: `${facts.number}.pdf`, type: 'application/pdf', base64: pdf.toString('base64') },
      {
        name: `${facts.number}.ics`,
        type: 'text/calendar; method=PUBLISH',
        base64: Buffer.from(renderStayIcs(facts)).toString('base64'),
      },
    ],
  })
}
