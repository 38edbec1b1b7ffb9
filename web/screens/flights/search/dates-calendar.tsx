import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import type { LocalDate } from '#domain/dates.ts'
import { MAX_DAYS_AHEAD } from '#domain/flights/search-rules.ts'
import { useCurrency } from '../../../kit/currency.tsx'
import { Mantine } from '../../../kit/mantine.tsx'
import { useMoney } from '../../../kit/money.tsx'
import { useShortMoney } from '../../../kit/short-money.ts'
import css from '../../../search/calendar.module.css'
import { calendarProps, chosenDays, useFocusOnCome, useShownMonths } from '../../../search/calendar.ts'
import type { SearchDraft } from './search-draft.ts'
import { type KnownPrices, useKnownPrices } from './use-known-prices.ts'

type Props = {
  draft: SearchDraft
  onChange: (change: Partial<SearchDraft>) => void
  /** All days of the trip are chosen; on phones "Done" says so. */
  onDone: () => void
  /** Whether the day of the return is chosen next. */
  isEnd: boolean
  today: LocalDate
  isPhone: boolean
}

/** The day of departure and, for a round trip, of the return, with the prices that are known. Days airlines do not sell cannot be chosen. */
export function DatesCalendar({ draft, onChange, onDone, isEnd, today, isPhone }: Props) {
  const isRound = draft.trip === 'round-trip'
  const prices = useKnownPrices(draft, today)
  const start = useFocusOnCome()
  const shared = {
    ...calendarProps({ first: today, today, daysAhead: MAX_DAYS_AHEAD }, isPhone),
    ...usePricedDays(prices),
    ...useShownMonths((isEnd && draft.return) || draft.depart, today),
  }
  return (
    <Mantine>
      <div ref={start}>
        {isRound ? (
          <DatePicker
            {...shared}
            type="range"
            allowSingleDateInRange
            value={[draft.depart, draft.return]}
            onChange={(days) => {
              const [depart, back] = chosenDays(isEnd, [draft.depart, draft.return], days)
              onChange({ depart, departText: null, return: back, returnText: null })
              if (depart && back && !isPhone) onDone()
            }}
          />
        ) : (
          <DatePicker
            {...shared}
            value={draft.depart}
            onChange={(depart) => {
              onChange({ depart, departText: null })
              if (depart && !isPhone) onDone()
            }}
          />
        )}
        <p className={css.help} aria-live="polite">
          {isRound && draft.depart && !draft.return ? 'Now choose the day of the return.' : 'Days are local to each airport.'}
          <PricesNote prices={prices} />
        </p>
      </div>
    </Mantine>
  )
}

const spelt = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The days of a calendar with their prices where one is known: `1.28M` under the figure, the whole amount in the day's name. */
function usePricedDays(prices: KnownPrices) {
  const format = useMoney()
  const short = useShortMoney()
  return {
    renderDay: (day: LocalDate) => {
      const price = prices.get(day)
      // By the stylesheet, for it abbreviates what the day's name says in full.
      return (
        <span className={css.day}>
          {Number(day.slice(8))}
          <span className={css.price} data-short={price && short(price)} />
        </span>
      )
    },
    getDayAriaLabel: (day: LocalDate) => {
      const price = prices.get(day)
      const name = spelt.format(new Date(`${day}T00:00:00Z`))
      return price ? `${name}, from ${format(price)}` : name
    },
  }
}

/** What the small figures of a calendar are; nothing where it has none. */
function PricesNote({ prices }: { prices: KnownPrices }) {
  const [first] = prices.values()
  const { currency, base } = useCurrency()
  if (!first) return null
  return <> Small figures: lowest totals known of the last half hour, in {first.currency === base ? currency : first.currency}.</>
}
