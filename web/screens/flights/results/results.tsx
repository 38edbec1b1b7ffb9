import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import type { Money } from '#domain/money/money.ts'
import { useCurrency } from '../../../kit/currency.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { useMoney, useShown } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { useShortMoney } from '../../../kit/short-money.ts'
import { type ComparedFlight, toCompared } from '../../../products/flight/compare-list.ts'
import { FlightCompareTray } from '../../../products/flight/flight-compare-tray.tsx'
import type { FoundIn } from '../../../products/flight/found-in.ts'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import { FilterRail } from '../../../results/filter-rail.tsx'
import css from '../../../results/filtered-results.module.css'
import { FilteredResults } from '../../../results/filtered-results.tsx'
import { ProgressLine } from '../../../results/progress-line.tsx'
import { ShareMenu } from '../../../results/share-menu.tsx'
import { writeAmount } from '../../../results/write-amount.ts'
import { useWaysToPay } from '../../../session.ts'
import { offers as countOffers, flights } from './flight-count.ts'
import type { FlightView } from './flight-view.ts'
import { FoundList } from './found-list.tsx'
import { lookAtFlights } from './look-at.ts'
import { ResultsFrame } from './results-frame.ts'
import type { FoundFlights } from './running-search.ts'

const FareRulesDialog = lazyChunk(() => import('../../../products/flight/fare-rules-dialog.tsx').then((m) => m.FareRulesDialog))
const ShareDialog = lazyChunk(() => import('../../../products/flight/share-dialog.tsx').then((m) => m.ShareDialog))

interface OfferDialogs extends Pick<ResultsFrame, 'showRules' | 'share'> {
  shareAll: (flights: readonly ComparedFlight[]) => void
  dialogs: ReactNode
}

/** The dialogs of fare rules and of the mail to a customer, above the results. */
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
  /** The number of slices. */
  ways: number
  isExpired: boolean
  outcome: FormOutcome | null
  /** Content above the list, such as prices of other days; called with the lowest total found. */
  children: (lowest: Money | undefined) => ReactNode
}

/** The first flights of the list are preselected for a mail to a customer. */
const mailed = 3

/** The lowest total of all results, regardless of filters. */
const lowestOf = (groups: readonly ItineraryGroup[]): Money | undefined =>
  groups.reduce<Money | undefined>(
    (lowest, { cheapest: { total } }) => (lowest && lowest.amount <= total.amount ? lowest : total),
    undefined,
  )

/** The rail, the tabs and the list of the results so far. */
export function Results({ found, foundIn, view, ways, isExpired, outcome, children }: Props) {
  const numbers = useNumbers()
  const { filters, sort, setFilters, clearFilters } = view
  const settled = useDeferredValue(filters)
  const offers = useDeferredValue(found.items)
  const format = useMoney()
  const shown = useShown()
  const short = useShortMoney()
  const waysToPay = useWaysToPay()
  const { base } = useCurrency()
  const { shareAll, dialogs, ...calls } = useOfferDialogs(foundIn)

  const currency = offers[0]?.total.currency ?? base
  const { suppliers } = found
  const write = useMemo(() => writeAmount((amount) => format({ amount, currency }), numbers), [format, currency, numbers])
  const looked = useMemo(
    () => lookAtFlights({ offers, suppliers }, { filters: settled, sort }, { numbers, write }),
    [offers, suppliers, settled, sort, numbers, write],
  )
  const { groups, sorted, typicalKg } = looked
  const { showRules, share } = calls
  const frame = useMemo(
    () => ({ foundIn, typicalKg, isExpired, showRules, share }),
    [foundIn, typicalKg, isExpired, showRules, share],
  )
  const note = <PaymentFeeNote ways={waysToPay} currency={currency} />
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
            intro={`Lowest totals in ${shown({ amount: 0, currency }).currency}`}
            note={note}
            sections={looked.sections}
            filters={filters}
            onChange={setFilters}
            priceOf={(amount) => short({ amount, currency })}
            write={write}
          />
        }
        applied={looked.applied}
        onChange={setFilters}
        onClear={clearFilters}
        show={`Show ${flights(sorted.length, numbers)}`}
        above={children(lowestOf(groups))}
      >
        {(opener) => (
          <FoundList
            looked={looked}
            view={view}
            ways={ways}
            basis={`${sort} ${JSON.stringify(settled)}`}
            outcome={outcome}
            progress={<ProgressLine found={found} counted={countOffers(found.items.length, numbers)} />}
            opener={opener}
            tools={<ShareMenu mail={mail} />}
            note={<div className={css.note}>{note}</div>}
          />
        )}
      </FilteredResults>
      <FlightCompareTray offers={found.items} isFinished={found.isFinished} foundIn={foundIn} onShare={shareAll} />
      {dialogs}
    </ResultsFrame>
  )
}
