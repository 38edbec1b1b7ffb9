import { use } from 'react'
import { noFilters } from '#domain/flights/filters.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import { addressHere, KeptPart } from '../../../kept-part.tsx'
import { CurrencyProvider, useCurrency } from '../../../kit/currency.tsx'
import { NumbersContext } from '../../../kit/numbers.ts'
import { RegionalContext, useRegional } from '../../../kit/regional.ts'
import { FlightCard } from './flight-card.tsx'
import { type ShopResults, ShopResultsFrame, useShopResults } from './shop-results-frame.ts'
import { viewAddress } from './shop-view.ts'

/** A journey in the list. Closed it is the same in every order and among any filters that leave all of its fares. */
export function CardInList({ group }: { group: ItineraryGroup }) {
  const frame = useShopResults()
  const { currency, rate } = useCurrency()
  const regional = useRegional()
  const style = use(NumbersContext)
  const { view, refused, to } = frame
  if (group.offers.some(({ id }) => id === view.open || id === refused?.offerId))
    return (
      <li>
        <FlightCard group={group} />
      </li>
    )
  // Filters, order and length of the list are in the address of the page.
  const anyView = { filters: noFilters, sort: 'best', shown: 0, open: null } as const
  const toHere: ShopResults['to'] = (change) => viewAddress(addressHere, { ...anyView, ...change })
  return (
    <KeptPart
      as="li"
      of={group}
      by={[currency, rate, ...Object.values(regional), ...Object.values(style)].join(' ')}
      address={to({ open: null })}
    >
      <RegionalContext value={regional}>
        <NumbersContext value={style}>
          <CurrencyProvider initial={{ currency, rate }}>
            <ShopResultsFrame value={{ ...frame, view: anyView, refused: null, to: toHere }}>
              <FlightCard group={group} />
            </ShopResultsFrame>
          </CurrencyProvider>
        </NumbersContext>
      </RegionalContext>
    </KeptPart>
  )
}
