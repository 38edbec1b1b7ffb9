import { IconChevronRight } from '@tabler/icons-react'
import type { PaymentMethod } from '#contract/payments.ts'
import { type Money as Amount, subtract } from '#domain/money/money.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { useCurrency } from '../../kit/currency.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { Money } from '../../kit/money.tsx'
import { SummaryList, type SummaryRow } from '../../kit/summary-list.tsx'
import { PaymentFeeNote } from '../payment-fee-note.tsx'
import css from './price-summary.module.css'

type Props = {
  /** The price lines above the total. */
  rows: SummaryRow[]
  /** As the cheapest way to pay charges it. */
  total: Amount
  /** The part of `total` that is the fee of that way. */
  paymentFee: Amount
  /** All ways to pay, so that what each adds is said before one is chosen. */
  ways: PaymentMethod[]
  /** The ways to pay: the page shows fee and total of the one chosen in the form. None where nothing is chosen. */
  methods?: PaymentMethod[] | undefined
  /** What the total is called, where it is not the price of everything. */
  totalLabel?: string
  /** Only where the person may see the margin. */
  waterfall: PriceWaterfall | null
}

/** What it costs, line by line, in the currency chosen; says the amount charged where that is another one. */
export function PriceSummary({ rows, total, paymentFee, ways, methods = [], totalLabel = 'Total', waterfall }: Props) {
  const { currency, base } = useCurrency()
  const fees = methods.map(({ id, fee }) => (
    <span key={id} data-method={id}>
      <Money {...fee} />
    </span>
  ))
  const totals = methods.length > 0 ? methods : [{ id: undefined, total }]
  const value = totals.map((one) => (
    <span key={one.id ?? 'all'} data-method={one.id}>
      <Money {...one.total} />
      {total.currency === base && currency !== base && (
        <span className={css.charged}>
          charged as <Money {...one.total} exact />
        </span>
      )}
    </span>
  ))
  const hasFee = methods.length > 0 || paymentFee.amount > 0
  const fee = methods.length > 0 ? fees : <Money {...paymentFee} />
  const feeRows = hasFee ? [{ label: 'Payment fee', value: fee }] : []
  return (
    <>
      <SummaryList rows={[...rows, ...feeRows, { label: totalLabel, value, tone: 'total' }]} />
      <PaymentFeeNote ways={ways.map(({ id }) => id)} currency={total.currency} price={subtract(total, paymentFee)} />
      {waterfall && <Breakdown waterfall={waterfall} />}
    </>
  )
}

function Breakdown({ waterfall }: { waterfall: PriceWaterfall }) {
  const isConverted = waterfall.net.currency !== waterfall.total.currency
  return (
    <details className={css.breakdown}>
      <summary>
        <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
        Price breakdown (agency only)
      </summary>
      <SummaryList
        rows={waterfall.lines.map((line) => ({
          label: line.label,
          note: line.rule,
          value: <Money {...line.amount} exact />,
        }))}
      />
      {isConverted && (
        <p className={css.rate}>
          Net <Money {...waterfall.net} exact /> at {waterfall.rate} {waterfall.total.currency} a {waterfall.net.currency} (
          {waterfall.rateSource}, <DateText value={waterfall.rateAt} withTime />)
        </p>
      )}
    </details>
  )
}
