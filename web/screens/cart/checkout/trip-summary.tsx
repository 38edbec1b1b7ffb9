import type { PaymentMethod } from '#contract/payments.ts'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { formatDate } from '#domain/dates.ts'
import { Money } from '../../../kit/money.tsx'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import css from '../card.module.css'
import { cheapestWay } from './cheapest-way.ts'

type Props = {
  checkout: TripCheckout
  /** The ways to pay, where one is chosen. */
  methods?: PaymentMethod[] | undefined
}

/** What is bought, an item a line, the total, and the terms of each item. */
export function TripSummary({ checkout, methods }: Props) {
  const { name, items } = checkout
  const { total, fee } = cheapestWay(checkout)
  return (
    <section className={css.card} aria-labelledby="trip-summary">
      <h2 id="trip-summary" className={css.title}>
        {name}
      </h2>
      <PriceSummary
        rows={items.map((item) => ({
          label: item.title,
          // A package has one price.
          value: checkout.package ? '' : <Money {...item.total} />,
          note: noteOf(item),
        }))}
        total={total}
        paymentFee={fee}
        ways={checkout.methods}
        methods={methods}
        {...(items.some(({ due }) => due.length > 0) && { totalLabel: 'Total at booking' })}
        waterfall={null}
      />
      {items.map(({ id, title, facts }) => (
        <details key={id} className={css.terms}>
          <summary>Terms of {title}</summary>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

/** Days and people, and what is paid later. */
function noteOf({ from, to, people, due }: TripCheckout['items'][number]): string {
  const days = from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
  return due.length > 0 ? `${days}, ${people}. ${due.join(' ')}` : `${days}, ${people}`
}
