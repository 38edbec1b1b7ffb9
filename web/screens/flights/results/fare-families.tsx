import { IconCheck, IconMail, IconMinus, IconQuestionMark, IconScale } from '@tabler/icons-react'
import { Form } from 'react-router'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { subtract } from '#domain/money.ts'
import { marginOf } from '#domain/pricing.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Money, useMoney } from '../../../kit/money.tsx'
import { CompareTick } from '../../../products/flight/compare-tick.tsx'
import { fareName, isGiven, untold } from '../../../products/flight/fare-words.ts'
import { useIsShop } from '../../../session.ts'
import css from './fare-families.module.css'
import { fareRows } from './fare-rows.ts'
import { useResultsFrame } from './results-frame.ts'

/** The fares of one journey side by side; lines in which they differ are bold. Choosing one opens its checkout. */
export function FareFamilies({ offers }: { offers: readonly PricedFlightOffer[] }) {
  const { foundIn, isExpired, showRules, share } = useResultsFrame()
  const isShop = useIsShop()
  const rows = fareRows(offers, useMoney())
  const [cheapest] = offers
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
            <p className={css.more}>
              {cheapest && index > 0 ? (
                <>
                  + <Money {...subtract(offer.total, cheapest.total)} />
                </>
              ) : (
                'Lowest fare'
              )}
            </p>
            {offer.waterfall && (
              <p className={css.margin}>
                You earn <Money {...marginOf(offer.waterfall)} />
              </p>
            )}
            <dl className={css.rows}>
              {rows.map((row) => (
                <div key={row.label} className={css.row} data-differs={row.differs || undefined}>
                  <Sign value={row.values[index] ?? untold} />
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
            <div className={css.tools}>
              <button type="button" className={`text-button ${css.tool}`} onClick={() => showRules(offer)}>
                <IconScale size={16} stroke={1.5} aria-hidden="true" /> Fare rules
              </button>
              {!isShop && (
                <button type="button" className={`text-button ${css.tool}`} disabled={isExpired} onClick={() => share(offer)}>
                  <IconMail size={16} stroke={1.5} aria-hidden="true" /> Send
                </button>
              )}
              <CompareTick offer={offer} foundIn={foundIn} of={fareName(offer)} />
            </div>
          </li>
        ))}
      </ul>
    </Form>
  )
}

/** Given, not given or not told, at a glance; the words beside it say it for everyone. */
function Sign({ value }: { value: string }) {
  const of = { size: 16, stroke: 1.75, 'aria-hidden': true }
  if (value.includes(untold)) return <IconQuestionMark {...of} className={css.untold} />
  return isGiven(value) ? <IconCheck {...of} className={css.given} /> : <IconMinus {...of} className={css.none} />
}
