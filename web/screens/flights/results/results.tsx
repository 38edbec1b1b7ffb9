import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { formatDuration } from '#domain/dates.ts'
import type { ItineraryGroup } from '#domain/flights/results.ts'
import type { Money } from '#domain/money.ts'
import { Dialog } from '../../../kit/dialog.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { useMoney } from '../../../kit/money.tsx'
import { toCompared } from '../../../products/flight/compare-list.ts'
import { CompareTray } from '../../../products/flight/compare-tray.tsx'
import { kilograms } from '../../../products/flight/emission-words.ts'
import type { FoundIn } from '../../../products/flight/found-in.ts'
import { appliedFilters, type WriteAmount } from './applied-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterRail } from './filter-rail.tsx'
import { filterSections } from './filter-sections.ts'
import { flights } from './flight-count.ts'
import { FoundList } from './found-list.tsx'
import css from './results.module.css'
import { ResultsFrame } from './results-frame.ts'
import type { FoundSoFar } from './running-search.ts'
import { ShareMenu } from './share-menu.tsx'
import { useOfferDialogs } from './use-offer-dialogs.tsx'
import { useResults } from './use-results.ts'
import type { View } from './use-view.ts'

type Props = {
  found: FoundSoFar
  foundIn: FoundIn
  view: View
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
  const { filters, sort, setFilters, clearFilters } = view
  const settled = useDeferredValue(filters)
  const results = useResults(found.offers, settled, sort)
  const [isSheet, setSheet] = useState(false)
  const format = useMoney()
  const { shareAll, dialogs, ...calls } = useOfferDialogs(foundIn)

  const { suppliers } = found
  const { groups, sorted, typicalKg } = results
  const sections = useMemo(() => filterSections({ ...results, suppliers }), [results, suppliers])
  const currency = groups[0]?.cheapest.total.currency ?? 'NGN'
  const priceOf = (amount: number) => format({ amount, currency })
  const write: WriteAmount = (value, unit) => ({ money: priceOf, duration: formatDuration, kilograms })[unit](value)
  const applied = appliedFilters(filters, sections, write)
  const { showRules, share } = calls
  const frame = useMemo(
    () => ({ foundIn, typicalKg, isExpired, showRules, share }),
    [foundIn, typicalKg, isExpired, showRules, share],
  )
  const rail = (
    <FilterRail
      sections={sections}
      filters={filters}
      onChange={setFilters}
      currency={priceOf(0).slice(0, 3)}
      priceOf={(amount) => priceOf(amount).slice(4)}
      write={write}
    />
  )
  return (
    <ResultsFrame value={frame}>
      <div className={css.columns}>
        <aside className={css.rail} aria-label="Filters">
          {rail}
        </aside>
        <div className={css.main}>
          {children(lowestOf(groups))}
          <div className={css.tools}>
            <Button
              variant="default"
              className={css.open}
              leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} />}
              onClick={() => setSheet(true)}
            >
              Filters{applied.length > 0 ? ` (${applied.length})` : ''}
            </Button>
            <FilterChips applied={applied} onChange={setFilters} onClear={clearFilters} />
          </div>
          <FoundList
            results={results}
            view={view}
            ways={ways}
            basis={`${sort} ${JSON.stringify(settled)}`}
            outcome={outcome}
            tools={
              <ShareMenu
                canMail={sorted.length > 0 && !isExpired}
                onMail={() => shareAll(sorted.slice(0, mailed).map(({ cheapest }) => toCompared(cheapest, foundIn)))}
              />
            }
          />
        </div>
        <Dialog shape="page" title="Filters" isOpen={isSheet} onClose={() => setSheet(false)}>
          {rail}
          <div className={css.foot}>
            <Button variant="default" onClick={clearFilters} disabled={applied.length === 0}>
              Clear all
            </Button>
            <Button onClick={() => setSheet(false)}>Show {flights(sorted.length)}</Button>
          </div>
        </Dialog>
      </div>
      <CompareTray onShare={shareAll} />
      {dialogs}
    </ResultsFrame>
  )
}
