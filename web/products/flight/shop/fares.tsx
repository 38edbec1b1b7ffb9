import { IconScale } from '@tabler/icons-react'
import { fareRulesOf, fareRulesText } from '#domain/flights/fare-rules.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { useMoney } from '../../../kit/money.tsx'
import button from '../../../results/shop/buttons.module.css'
import { CompareTick } from '../../../results/shop/compare-tray.tsx'
import { FareColumns, fareHeading } from '../../../screens/flights/results/offer/fare-columns.tsx'
import fares from '../../../screens/flights/results/offer/fare-families.module.css'
import { toCompared } from '../compare-list.ts'
import { FareRulesSections } from '../fare-rules-sections.tsx'
import { fareName } from '../fare-words.ts'
import type { FoundIn } from '../found-in.ts'
import css from './card.module.css'

type Props = {
  offers: readonly PricedFlightOffer[]
  foundIn: FoundIn
  /** The address of the form. */
  action: string
  isExpired: boolean
}

/** The fares of one journey, each with its rules; selecting one opens its checkout, or adds it to the trip. */
export function Fares({ offers, foundIn, action, isExpired }: Props) {
  const format = useMoney()
  return (
    <>
      <form method="post" action={action} className={fares.scroll}>
        <FareColumns
          offers={offers}
          actions={(offer, index) => (
            <>
              <button
                type="submit"
                name="offerId"
                value={offer.id}
                className={index === 0 ? button.primary : button.secondary}
                disabled={isExpired}
                aria-describedby={fareHeading(offer)}
              >
                Select
              </button>
              <button
                type="submit"
                name="toTrip"
                value={offer.id}
                className={`${button.secondary} ${fares.second}`}
                disabled={isExpired}
                aria-describedby={fareHeading(offer)}
              >
                Add to trip
              </button>
              <div className={fares.tools}>
                <CompareTick item={toCompared(offer, foundIn)} price={format(offer.total)} of={fareName(offer)} />
              </div>
            </>
          )}
        />
      </form>
      <div>
        {offers.map((offer) => (
          <details key={offer.id} className={css.rules}>
            <summary>
              <IconScale size={16} stroke={1.5} aria-hidden="true" /> Fare rules: {fareName(offer)}
            </summary>
            <FareRulesSections
              rules={fareRulesOf(offer)}
              place={offer.departure}
              lines={fareRulesText(fareRulesOf(offer), format)}
            />
          </details>
        ))}
      </div>
    </>
  )
}
