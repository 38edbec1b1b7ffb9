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
  /** With the cheapest payment method. */
  total: Amount
  /** The part of `total` that is the fee of that method. */
  paymentFee: Amount
  /** All payment methods, so that their fees are listed before one is selected. */
  ways: PaymentMethod[]
  /** The payment methods: CSS shows the fee and total of the one selected in the form. None where nothing is selected. */
  methods?: PaymentMethod[] | undefined
  /** The label of the total, if it is not the price of everything. */
  totalLabel?: string
  /** Only for members who may see the margin. */
  waterfall: PriceWaterfall | null
}

/** The price line by line, in the visitor's currency; names the charged amount if its currency differs. */
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
