import type { paymentMethods } from '#contract/payments.ts'
import { Contact } from '#domain/contact/contact.ts'
import { AppError } from '#domain/errors.ts'
import { add, isSame, type Money, zero } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import { priceWords } from '#domain/money/price-words.ts'
import { whatMoved } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { orderPath } from '#domain/orders/order-path.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { PaymentRow } from '../ledger/payment-row.ts'
import { runIdempotent } from '../ledger/run-idempotent.ts'
import { checkHold, isPaid } from '../orders/hold/check-hold.ts'
import { transferUntil } from '../orders/hold/transfer-until.ts'
import { readOrder } from '../orders/read-order.ts'
import { setOrderPrice } from '../orders/set-order-price.ts'
import { lockOrder, type Order, recordOrderEvent } from '../orders/transition-order.ts'
import { assertOffered } from '../pricing/offered-methods.ts'
import { chargeWallet, tellingBalance } from './charge-wallet.ts'
import { insertGatewayPayment, type NewGatewayPayment, openHostedPage } from './open-gateway-payment.ts'
import { openTransfer, transferFor } from './open-transfer.ts'

export interface HeldPayment {
  id: string
  method: (typeof paymentMethods)[number]
  idempotencyKey: string
  /** The amount that the payer agreed to, including the fee. */
  total: Money
}

interface Paid {
  orderId: string
  /** The gateway's page to redirect to; null when there is none. */
  redirectUrl: string | null
}

/**
 * Pays a held order once, whatever the number of clicks, tabs, reloads and crashes. The supplier is asked first: a price that moved is
 * refused with what moved, and paying the new total accepts it.
 */
export async function payHeldOrder(ctx: Ctx, input: HeldPayment, admitCard = async () => {}): Promise<Paid> {
  const { id, method, total } = input
  // Before the key is looked up: its result may only be returned to the owner of the order.
  await ctx.tx((tx) => readOrder(tx, ctx, id))
  assertOffered(ctx, method)
  const call = { key: `${input.idempotencyKey}:${method}`, endpoint: 'orders.pay', content: { id, method, total } }
  return runIdempotent(ctx, call, async () => {
    if (method === 'card') await admitCard()
    const price = await checkHold(ctx, id)
    return price ? pay[method](ctx, input, price) : { orderId: id, redirectUrl: null }
  })
}

/**
 * Pays a held order from the wallet at the price that its supplier asks now, in one transaction after `before`, which brings the money there. Does
 * nothing where it is paid already. Throws what a payment from the wallet throws.
 */
export async function payHeldWith(
  ctx: Ctx,
  { id, total, idempotencyKey }: Omit<HeldPayment, 'method'>,
  before: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const price = await checkHold(ctx, id)
  if (!price) return
  const input: HeldPayment = { id, total, idempotencyKey, method: 'wallet' }
  await ctx.tx(async (tx) => {
    const order = await agree(tx, ctx, { input, price, fee: zero(price.total.currency) })
    if (!order) return
    await before(tx)
    await chargeWallet(tx, ctx, { order, total, idempotencyKey, createdBy: payerOf(ctx, order) })
  })
}

const tooLate = { path: 'method', message: 'The deadline is too near for a bank transfer. Choose the wallet or a card.' }

type Pay = (ctx: Ctx, input: HeldPayment, price: PriceWaterfall) => Promise<Paid>

const pay: Record<HeldPayment['method'], Pay> = {
  wallet: (ctx, input, price) =>
    tellingBalance(ctx, input.total.currency, () =>
      ctx.tx(async (tx) => {
        const order = await agree(tx, ctx, { input, price, fee: zero(price.total.currency) })
        if (order) await chargeWallet(tx, ctx, { order, ...input, createdBy: payerOf(ctx, order) })
        return { orderId: input.id, redirectUrl: null }
      }),
    ),
  card: async (ctx, input, price) => {
    const prepared = await prepare(ctx, { input, price }, (tx, wanted) =>
      insertGatewayPayment(tx, ctx, { ...wanted, method: 'card' }),
    )
    if (!prepared) return { orderId: input.id, redirectUrl: null }
    const callbackUrl = `${ctx.origin}${orderPath(prepared)}?paid=card`
    return { orderId: input.id, redirectUrl: await openHostedPage(ctx, { ...prepared, callbackUrl }) }
  },
  'bank-transfer': async (ctx, input, price) => {
    const prepared = await prepare(ctx, { input, price }, async (tx, wanted, { payBy }) => {
      const payment = await transferFor(tx, ctx, wanted)
      if (!payment.transfer && !transferUntil(ctx.now(), payBy)) throw new AppError('input.invalid', { problems: [tooLate] })
      return payment
    })
    if (prepared) await openTransfer(ctx, { ...prepared, until: transferUntil(ctx.now(), prepared.payBy) ?? ctx.now() })
    return { orderId: input.id, redirectUrl: null }
  },
}

type Insert = (tx: Transaction, payment: Omit<NewGatewayPayment, 'method'>, order: Order) => Promise<PaymentRow>

/** Stores the payment before the gateway is called; null when the order is already paid. */
const prepare = (ctx: Ctx, { input, price }: { input: HeldPayment; price: PriceWaterfall }, insert: Insert) =>
  ctx.tx(async (tx) => {
    const fee = gatewaySurcharge(price.total)
    const order = await agree(tx, ctx, { input, price, fee })
    if (!order) return null
    const { total: amount, idempotencyKey } = input
    const createdBy = payerOf(ctx, order)
    const payment = await insert(tx, { order, amount, fee, idempotencyKey, createdBy }, order)
    return {
      id: order.id,
      product: order.product,
      payment,
      payBy: order.payBy,
      email: Contact.parse(ctx.system.cipher.open(order.contactCipher)).email,
    }
  })

/** The member who pays; null for a customer, whose receipt goes to the order's contact. */
const payerOf = ({ actor }: Ctx, order: Order): string | null =>
  actor.role === 'customer' ? null : (actor.userId ?? order.createdBy)

/** Locks the order and sets the agreed price; null when it is already paid. Throws checkout.price-changed. */
async function agree(
  tx: Transaction,
  ctx: Ctx,
  { input, price, fee }: { input: HeldPayment; price: PriceWaterfall; fee: Money },
): Promise<Order | null> {
  const order = await lockOrder(tx, ctx, input.id)
  if (isPaid(order)) return null
  const total = add(price.total, fee)
  if (!isSame(input.total, total))
    throw new AppError('checkout.price-changed', {
      total,
      price: price.total,
      before: order.waterfall.total,
      moved: whatMoved(order.waterfall, price, priceWords[order.product]),
    })
  if (price.total.amount === order.total) return order
  const note = `${ctx.numbers.money(order.waterfall.total)} became ${ctx.numbers.money(price.total)}.`
  await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'price-accepted', note })
  return setOrderPrice(tx, ctx, { order, waterfall: price })
}
