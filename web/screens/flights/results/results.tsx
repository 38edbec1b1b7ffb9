import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import type { Money } from '#domain/money.ts'
import { useCurrency } from '../../../kit/currency.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { useAmount, useMoney, useShown } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { type ComparedFlight, toCompared } from '../../../products/flight/compare-list.ts'
import { FlightCompareTray } from '../../../products/flight/flight-compare-tray.tsx'
import type { FoundIn } from '../../../products/flight/found-in.ts'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import { FilterRail } from '../../../results/filter-rail.tsx'
import { FilteredResults } from '../../../results/filtered-results.tsx'
import { ShareMenu } from '../../../results/share-menu.tsx'
import { useWaysToPay } from '../../../session.ts'
import { filterSections } from './filters/filter-sections.ts'
import { flights } from './flight-count.ts'
import { appliedToFlights } from './flight-parts.ts'
import type { FlightView } from './flight-view.ts'
import { FoundList } from './found-list.tsx'
import { ResultsFrame } from './results-frame.ts'
import type { FoundFlights } from './running-search.ts'
import { useResults } from './use-results.ts'
import { writeFlightAmount } from './write-flight-amount.ts'

const FareRulesDialog = lazyChunk(() => import('../../../products/flight/fare-rules-dialog.tsx').then((m) => m.FareRulesDialog))
const ShareDialog = lazyChunk(() => import('../../../products/flight/share-dialog.tsx').then((m) => m.ShareDialog))

interface OfferDialogs extends Pick<ResultsFrame, 'showRules' | 'share'> {
  shareAll: (flights: readonly ComparedFlight[]) => void
  dialogs: ReactNode
}

/** The rules of a fare, and the mail to a customer, over the results. */
function useOfferDialogs(foundIn: FoundIn): OfferDialogs {
  const [rulesOf, setRulesOf] = useState<PricedFlightOffer | null>(null)
  const [shared, setShared] = useState<readonly ComparedFlight[] | null>(null)
  const calls = useMemo(
    () => ({
      showRules: setRulesOf,
      share: (offer: PricedFlightOffer) => setShared([toCompared(offer, foundIn)]),
      shareAll: setShared,
    }),
    [foundIn],
  )
  const dialogs = (
    <>
      {rulesOf && <FareRulesDialog offer={rulesOf} onClose={() => setRulesOf(null)} />}
      {shared && <ShareDialog flights={shared} onClose={() => setShared(null)} />}
    </>
  )
  return { ...calls, dialogs }
}

type Props = {
  found: FoundFlights
  foundIn: FoundIn
  view: FlightView
  /** How many ways the journey has. */
  ways: number
  isExpired: boolean
  outcome: FormOutcome | null
  /** What stands above the list, such as prices of other days; it is told the lowest total found. */
  children: (lowest: Money | undefined) => ReactNode
}

/** The first flights of the list are offered when a customer is to get a mail. */
const mailed = 3

/** The lowest total of everything found, whatever the filters. */
const lowestOf = (groups: readonly ItineraryGroup[]): Money | undefined =>
  groups.reduce<Money | undefined>(
    (lowest, { cheapest: { total } }) => (lowest && lowest.amount <= total.amount ? lowest : total),
    undefined,
  )

/** The rail, the tabs and the list over what was found so far. */
export function Results({ found, foundIn, view, ways, isExpired, outcome, children }: Props) {
  const numbers = useNumbers()
  const { filters, sort, setFilters, clearFilters } = view
  const settled = useDeferredValue(filters)
  const results = useResults(found.offers, settled, sort)
  const format = useMoney()
  const shown = useShown()
  const amountOf = useAmount()
  const waysToPay = useWaysToPay()
  const { base } = useCurrency()
  const { shareAll, dialogs, ...calls } = useOfferDialogs(foundIn)

  const { suppliers } = found
  const { groups, sorted, typicalKg } = results
  const sections = useMemo(() => filterSections({ ...results, suppliers }, numbers), [results, suppliers, numbers])
  const currency = groups[0]?.cheapest.total.currency ?? base
  const priceOf = (amount: number) => format({ amount, currency })
  const write = writeFlightAmount(priceOf, numbers)
  const applied = appliedToFlights(filters, sections, write)
  const { showRules, share } = calls
  const frame = useMemo(
    () => ({ foundIn, typicalKg, isExpired, showRules, share }),
    [foundIn, typicalKg, isExpired, showRules, share],
  )
  const mail = {
    label: 'Mail flights to a customer',
    isReady: sorted.length > 0 && !isExpired,
    onMail: () => shareAll(sorted.slice(0, mailed).map(({ cheapest }) => toCompared(cheapest, foundIn))),
  }
  return (
    <ResultsFrame value={frame}>
      <FilteredResults
        rail={
          <FilterRail
            intro={`How many flights each would leave, and the lowest total in ${shown({ amount: 0, currency }).currency}`}
            sections={sections}
            filters={filters}
            onChange={setFilters}
            priceOf={(amount) => amountOf({ amount, currency })}
            write={write}
          />
        }
        applied={applied}
        onChange={setFilters}
        onClear={clearFilters}
        show={`Show ${flights(sorted.length, numbers)}`}
        above={
          <>
            {children(lowestOf(groups))}
            <PaymentFeeNote ways={waysToPay} currency={currency} />
          </>
        }
      >
        <FoundList
          results={results}
          view={view}
          ways={ways}
          basis={`${sort} ${JSON.stringify(settled)}`}
          outcome={outcome}
          tools={<ShareMenu mail={mail} />}
        />
      </FilteredResults>
      <FlightCompareTray offers={found.offers} foundIn={foundIn} onShare={shareAll} />
      {dialogs}
    </ResultsFrame>
  )
}
