import { Form } from 'react-router'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { marginOf } from '#domain/pricing.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Money, useMoney } from '../../../kit/money.tsx'
import { fareName } from '../../../products/flight/fare-words.ts'
import css from './fare-families.module.css'
import { fareRows } from './fare-rows.ts'

/** The fares of one journey side by side; lines in which they differ are bold. Choosing one opens its checkout. */
export function FareFamilies({ offers, isExpired }: { offers: readonly PricedFlightOffer[]; isExpired: boolean }) {
  const rows = fareRows(offers, useMoney())
  return (
    <Form method="post" className={css.scroll}>
      <ul className={css.fares} aria-label="Fares">
        {offers.map((offer, index) => (
          <li key={offer.id} className={css.fare}>
            <h2 className={css.name} id={`fare-${offer.id}`}>
              {fareName(offer)}
            </h2>
            <p className={css.price}>
              <Money {...offer.total} />
            </p>
            {offer.waterfall && (
              <p className={css.margin}>
                You earn <Money {...marginOf(offer.waterfall)} />
              </p>
            )}
            <dl className={css.rows}>
              {rows.map((row) => (
                <div key={row.label} className={css.row} data-differs={row.differs || undefined}>
                  <dt>{row.label}</dt>
                  <dd>{row.values[index]}</dd>
                </div>
              ))}
            </dl>
            <ActionButton
              name="offerId"
              value={offer.id}
              variant={index === 0 ? 'filled' : 'default'}
              disabled={isExpired}
              fullWidth
              aria-describedby={`fare-${offer.id}`}
            >
              Select
            </ActionButton>
          </li>
        ))}
      </ul>
    </Form>
  )
}
