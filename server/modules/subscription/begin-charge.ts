import { and, eq } from 'drizzle-orm'
import { cardExpiry, cardName, isCardExpired } from '#domain/money/saved-card.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { cardCharges, payments } from '../../db/schema/index.ts'
import type { CardOnMail } from '../../mail/templates/subscription-notice.ts'
import { outcomeOf, type PaymentRow } from '../ledger/payment-row.ts'
import { insertGatewayPayment } from '../payments/open-gateway-payment.ts'
import { followCharge, firstFollow } from './follow-charge.job.ts'
import { dueOf, type InvoiceRow, setPayment } from './invoices.ts'
import { gatewayAmount } from './pay-at-gateway.ts'
import { findSavedCard, type SavedCardRow } from './saved-card-row.ts'

/** A charge that is stored and not sent yet. */
export interface BegunCharge {
  payment: PaymentRow
  invoiceId: string
  card: SavedCardRow
}

/** `none`: no card can be charged, with what the mail says of it. `wait`: today's charge was made already, or an earlier one has no outcome yet. */
export type ChargeStart = { kind: 'begun'; charge: BegunCharge } | { kind: 'none'; card: CardOnMail | null } | { kind: 'wait' }

const none = (card: CardOnMail | null = null): ChargeStart => ({ kind: 'none', card })

/**
 * Stores the charge of an unpaid renewal to the saved card, before the gateway is called: one for an invoice and day, and none after one that
 * succeeded. The subscription is locked.
 */
export async function beginCharge(tx: Transaction, ctx: Ctx, invoice: InvoiceRow): Promise<ChargeStart> {
  const [card, sums] = [await findSavedCard(tx, ctx), gatewayAmount(dueOf(invoice))]
  if (!card || !sums) return none()
  if (isCardExpired(card, ctx.now())) return none({ name: cardName(card), reason: `it expired (${cardExpiry(card)})` })
  const day = ctx.now().toISOString().slice(0, 10)
  const earlier = await chargesOf(tx, ctx, invoice)
  if (earlier.some(({ payment }) => outcomeOf(payment) === 'succeeded')) return none()
  if (earlier.some((one) => one.day === day || outcomeOf(one.payment) === 'pending')) return { kind: 'wait' }
  const payment = await insertGatewayPayment(tx, ctx, {
    order: null,
    method: 'card',
    amount: sums.charged,
    fee: sums.fee,
    idempotencyKey: `renewal:${invoice.id}:${day}`,
    createdBy: card.consentedBy,
  })
  await tx
    .insert(cardCharges)
    .values({ agencyId: ctx.agencyId, invoiceId: invoice.id, day, paymentId: payment.id, brand: card.brand, last4: card.last4 })
  await setPayment(tx, ctx, invoice, { paymentId: payment.id, consent: null })
  await ctx.system.jobs.enqueue(tx, followCharge, { agencyId: ctx.agencyId, paymentId: payment.id }, firstFollow)
  return { kind: 'begun', charge: { payment, invoiceId: invoice.id, card } }
}

const chargesOf = (tx: Transaction, ctx: Ctx, { id }: Pick<InvoiceRow, 'id'>) =>
  tx
    .select({ day: cardCharges.day, payment: payments })
    .from(cardCharges)
    .innerJoin(payments, eq(payments.id, cardCharges.paymentId))
    .where(and(eq(cardCharges.agencyId, ctx.agencyId), eq(cardCharges.invoiceId, id)))

/** Whether the saved card is being charged for the invoice: the gateway has not confirmed it yet. */
export const isCharging = async (tx: Transaction, ctx: Ctx, invoice: Pick<InvoiceRow, 'id'>): Promise<boolean> =>
  (await chargesOf(tx, ctx, invoice)).some(({ payment }) => outcomeOf(payment) === 'pending')
