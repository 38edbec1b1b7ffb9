import { IconCheck, IconMinus, IconQuestionMark } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { type Money as Amount, subtract } from '#domain/money/money.ts'
import { marginOf } from '#domain/money/pricing.ts'
import { Money, useMoney } from '../../../../kit/money.tsx'
import { fareName, isGiven, unstated } from '../../../../products/flight/fare-words.ts'
import { priceRows } from '../../../../products/flight/price-parts.tsx'
import css from './fare-families.module.css'
import { fareRows } from './fare-rows.ts'

type Props = {
  /** The fares of one journey, the cheapest first. */
  offers: readonly PricedFlightOffer[]
  /** Actions for a fare, below its lines. */
  actions: (offer: PricedFlightOffer, index: number) => ReactNode
}

/** The id of a fare's heading, for the label of its button. */
export const fareHeading = (offer: PricedFlightOffer): string => `fare-${offer.id}`

/** The fares of one journey side by side, line by line: lines are aligned, and those in which fares differ are bold. */
export function FareColumns({ offers, actions }: Props) {
  const rows = fareRows(offers, useMoney())
  const prices = priceRows(offers)
  const isOurs = offers.some(({ waterfall }) => waterfall !== null)
  const [cheapest] = offers
  return (
    <ul className={css.fares} aria-label="Fares">
      {offers.map((offer, index) => (
        <li key={offer.id} className={css.fare}>
          <h2 className={css.name} id={fareHeading(offer)}>
            {fareName(offer)}
          </h2>
          <p className={css.price}>
            <Money {...offer.total} />
          </p>
          <p className={css.more}>
            {cheapest && index > 0 ? (
              <>
                + <Money {...subtract(offer.total, cheapest.total)} />
              </>
            ) : (
              'Lowest fare'
            )}
          </p>
          <dl className={css.rows}>
            {prices.map(({ label, amounts }) => (
              <div key={label} className={css.part}>
                <dt>{label}</dt>
                <dd>
                  <Part amount={amounts[index]} />
                </dd>
              </div>
            ))}
            {isOurs && (
              <div className={`${css.part} ${css.margin}`}>
                <dt>You earn</dt>
                <dd>
                  <Part amount={offer.waterfall && marginOf(offer.waterfall)} />
                </dd>
              </div>
            )}
            {rows.map((row) => (
              <div key={row.label} className={css.row} data-differs={row.differs || undefined}>
                <Sign value={row.values[index] ?? unstated} />
                <dt>{row.label}</dt>
                <dd>{row.values[index]}</dd>
              </div>
            ))}
          </dl>
          {actions(offer, index)}
        </li>
      ))}
    </ul>
  )
}

const Part = ({ amount }: { amount: Amount | null | undefined }) => (amount ? <Money {...amount} /> : <>–</>)

/** An icon for included, not included or unknown; the text beside it has the same meaning. */
function Sign({ value }: { value: string }) {
  const of = { size: 16, stroke: 1.75, 'aria-hidden': true }
  if (value.includes(unstated)) return <IconQuestionMark {...of} className={css.unstated} />
  return isGiven(value) ? <IconCheck {...of} className={css.given} /> : <IconMinus {...of} className={css.none} />
}
