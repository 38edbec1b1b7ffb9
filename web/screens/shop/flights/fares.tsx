import { IconScale } from '@tabler/icons-react'
import { fareRulesOf, fareRulesText } from '#domain/flights/fare-rules.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { useMoney } from '../../../kit/money.tsx'
import { FareRulesSections } from '../../../products/flight/fare-rules-sections.tsx'
import { fareName } from '../../../products/flight/fare-words.ts'
import { FareColumns, fareHeading } from '../../flights/results/offer/fare-columns.tsx'
import fares from '../../flights/results/offer/fare-families.module.css'
import button from './buttons.module.css'
import { CompareBox } from './compare-box.tsx'
import css from './flight-card.module.css'
import { useShopResults } from './shop-results-frame.ts'

/** The fares of one journey, each with its rules; choosing one opens its checkout. */
export function Fares({ offers }: { offers: readonly PricedFlightOffer[] }) {
  const { isExpired, to } = useShopResults()
  const format = useMoney()
  return (
    <>
      <form method="post" action={to({})} className={fares.scroll}>
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
              <div className={fares.tools}>
                <CompareBox offer={offer} of={fareName(offer)} />
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
