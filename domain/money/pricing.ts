import { add, basisPoints, convert, isLess, type Money, negate, type Rate, subtract, sum, zero } from './money.ts'
import type { PriceWords } from './price-words.ts'
import type { PriceWaterfall, WaterfallLine } from './waterfall.ts'

/** The agency's markup on the net price. `value` is hundredths of a percent for `percent`, minor units of the selling currency for `fixed`. */
export interface MarkupRule {
  name: string
  kind: 'percent' | 'fixed'
  value: number
}

/** The discount of a deal code, in the same units. */
export interface DealCode {
  code: string
  kind: 'percent' | 'fixed'
  value: number
}

export interface FrozenRate {
  /** Units of the selling currency for one unit of the supplier's. */
  rate: Rate
  at: string
  source: string
}

const portion = (rule: { kind: 'percent' | 'fixed'; value: number }, of: Money): Money =>
  rule.kind === 'percent' ? basisPoints(of, rule.value) : { amount: rule.value, currency: of.currency }

/**
 * The price waterfall of design section 4: supplier net, converted at a frozen rate, then markup by rule, then the deal code. A deal code never sells
 * below net: its maximum is the markup. The fee of a payment method belongs to the payment, not to the price.
 */
export function priceWaterfall(input: {
  net: Money
  /** The taxes included in `net`, if stated. */
  tax?: Money | null
  currency: string
  rate: FrozenRate
  markup: MarkupRule | null
  dealCode: DealCode | null
}): PriceWaterfall {
  const { net, currency, rate, markup, dealCode } = input
  const converted = net.currency === currency ? net : convert(net, currency, rate.rate)
  const lines: WaterfallLine[] = [{ kind: 'net', label: 'Supplier net', rule: null, amount: converted }]
  const added = markup ? portion(markup, converted) : zero(currency)
  if (markup) lines.push({ kind: 'markup', label: 'Markup', rule: markup.name, amount: added })
  if (dealCode) {
    const wanted = portion(dealCode, add(converted, added))
    const taken = isLess(added, wanted) ? added : wanted
    lines.push({ kind: 'deal-code', label: 'Deal code', rule: dealCode.code, amount: negate(taken) })
  }
  return withTotal({
    net,
    tax: input.tax ?? null,
    extras: null,
    rate: rate.rate,
    rateAt: rate.at,
    rateSource: rate.source,
    lines,
    total: zero(currency),
  })
}

const withTotal = (waterfall: PriceWaterfall): PriceWaterfall => ({
  ...waterfall,
  total: sum(
    waterfall.lines.map((line) => line.amount),
    waterfall.total.currency,
  ),
})

/** The same sale with another part of the supplier's price paid through us: the agency's lines are unchanged. */
export function withNet(waterfall: PriceWaterfall, net: Money): PriceWaterfall {
  const lines = waterfall.lines.map((line) => (line.kind === 'net' ? { ...line, amount: atRate(net, waterfall) } : line))
  return withTotal({ ...waterfall, net, tax: null, lines })
}

/** An item in addition to the price of the offer: a seat, a bag. `price` is in the supplier's currency. */
export interface Extra {
  label: string
  price: Money
}

/** The lines of chosen extras in a price waterfall. */
export const priced = (chosen: readonly { title: string; quantity: number; price: Money }[]): Extra[] =>
  chosen.map(({ title, quantity, price }) => ({ label: quantity > 1 ? `${quantity} x ${title}` : title, price }))

/** A supplier's amount in the selling currency, at the waterfall's frozen rate. */
export const atRate = (amount: Money, { rate, total }: PriceWaterfall): Money =>
  amount.currency === total.currency ? amount : convert(amount, total.currency, rate)

/** The waterfall with exactly these extras, each at cost at the waterfall's own rate: one line per extra, after the net. */
export function withExtras(waterfall: PriceWaterfall, extras: readonly Extra[]): PriceWaterfall {
  const { net } = waterfall
  const own = waterfall.lines.filter((line) => line.kind !== 'ancillary')
  const lines = extras.map(
    ({ label, price }): WaterfallLine => ({ kind: 'ancillary', label, rule: null, amount: atRate(price, waterfall) }),
  )
  const cost = sum(
    extras.map((extra) => extra.price),
    net.currency,
  )
  return withTotal({
    ...waterfall,
    extras: extras.length > 0 ? cost : null,
    lines: [...own.slice(0, 1), ...lines, ...own.slice(1)],
  })
}

const ofKind = (waterfall: PriceWaterfall, kind: WaterfallLine['kind']): Money =>
  sum(
    waterfall.lines.filter((line) => line.kind === kind).map((line) => line.amount),
    waterfall.total.currency,
  )

/** The same sale as quoted: the supplier's part, and the markup of the quote in place of the agency's rule and the deal code. */
export function asQuoted(waterfall: PriceWaterfall, amount: Money, quote: string): PriceWaterfall {
  const suppliers = waterfall.lines.filter(({ kind }) => kind === 'net' || kind === 'ancillary')
  const markup: WaterfallLine = { kind: 'markup', label: 'Markup', rule: `Quote ${quote}`, amount }
  return withTotal({ ...waterfall, quote, lines: [...suppliers, markup] })
}

/** The same sale as part of a package: the supplier's part, and what it leaves of the item's part of the price. */
export function asPackaged(waterfall: PriceWaterfall, price: Money, name: string): PriceWaterfall {
  const suppliers = waterfall.lines.filter(({ kind }) => kind === 'net' || kind === 'ancillary')
  const amount = subtract(price, netOf(waterfall))
  const markup: WaterfallLine = { kind: 'markup', label: 'Markup', rule: `Package ${name}`, amount }
  return withTotal({ ...waterfall, package: name, lines: [...suppliers, markup] })
}

/** A later price of a sale: with the markup of its quote where it was quoted, at its price in a package, else with the agency's rule as given. */
export function repriced(agreed: PriceWaterfall, now: PriceWaterfall): PriceWaterfall {
  if (agreed.package) return asPackaged(now, agreed.total, agreed.package)
  return agreed.quote ? asQuoted(now, ofKind(agreed, 'markup'), agreed.quote) : now
}

/** What the supplier is paid, in its currency: fare and extras. */
export const supplierPrice = ({ net, extras }: PriceWaterfall): Money => (extras ? add(net, extras) : net)

/**
 * The change in value of the supplier's price at `rate` compared with the rate of the sale, in minor units of the selling currency, each value
 * rounded like prices. An unchanged rate is no difference, however many lines were rounded.
 */
export const exchangeDifference = (waterfall: PriceWaterfall, rate: Rate): Money => {
  const owed = supplierPrice(waterfall)
  return subtract(atRate(owed, { ...waterfall, rate }), atRate(owed, waterfall))
}

/** The supplier's part in the selling currency: fare and extras. */
export const netOf = (waterfall: PriceWaterfall): Money => add(ofKind(waterfall, 'net'), ofKind(waterfall, 'ancillary'))

/** The supplier's commission of a sale that charges nothing. */
export const commissionOf = ({ commission, total }: PriceWaterfall): Money => commission ?? zero(total.currency)

/** The agency's margin: the price without the supplier's part, or the supplier's commission if nothing is charged. Never negative. */
export const marginOf = (waterfall: PriceWaterfall): Money =>
  add(subtract(waterfall.total, netOf(waterfall)), commissionOf(waterfall))

/** Why a price changed: the difference of each part, in the selling currency, largest first, without unchanged parts. */
export function whatMoved(
  before: PriceWaterfall,
  after: PriceWaterfall,
  { moved, extras }: PriceWords,
): { cause: string; amount: Money }[] {
  const { currency } = after.total
  const atOldRate = (amount: Money) => atRate(amount, before)
  const fare = subtract(atOldRate(after.net), ofKind(before, 'net'))
  const tax = before.tax && after.tax ? subtract(atOldRate(after.tax), atOldRate(before.tax)) : null
  const line = (kind: WaterfallLine['kind']) => subtract(ofKind(after, kind), ofKind(before, kind))
  const moves = [
    { cause: tax ? moved.price : `${moved.price} and taxes`, amount: tax ? subtract(fare, tax) : fare },
    { cause: moved.taxes, amount: tax ?? zero(currency) },
    { cause: 'Exchange rate', amount: subtract(ofKind(after, 'net'), atOldRate(after.net)) },
    { cause: extras, amount: line('ancillary') },
    { cause: 'Markup', amount: line('markup') },
    { cause: 'Deal code', amount: line('deal-code') },
  ]
  return moves.filter((move) => move.amount.amount !== 0).sort((a, b) => Math.abs(b.amount.amount) - Math.abs(a.amount.amount))
}
