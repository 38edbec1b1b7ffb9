import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { type ReactElement, use } from 'react'
import { CachedPart } from '../../cached-part.tsx'
import { CurrencyProvider, useCurrency } from '../../kit/currency.tsx'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { useMoney } from '../../kit/money.tsx'
import { NumbersContext, useNumbers } from '../../kit/numbers.ts'
import { RegionalContext, useRegional } from '../../kit/regional.ts'
import { useShortMoney } from '../../kit/short-money.ts'
import { PaymentFeeNote } from '../../products/payment-fee-note.tsx'
import type { AppliedFilter } from '../applied-filters.ts'
import chips from '../filter-chips.module.css'
import { writeAmount } from '../write-amount.ts'
import button from './buttons.module.css'
import type { ShopFace, ShopTypes, Snapshot } from './face.ts'
import rail from './filter-form.module.css'
import { FilterForm } from './filter-form.tsx'
import css from './list.module.css'
import type { FoundPage } from './page.tsx'
import { ButtonLink, State } from './states.tsx'
import { more, type ShopView, viewAddress } from './view.ts'

/** The visitor's number format as text, and its provider for a part that is rendered separately. */
function useViewer(): { key: string; provide: (part: ReactElement) => ReactElement } {
  const { currency, rate } = useCurrency()
  const regional = useRegional()
  const numbers = use(NumbersContext)
  return {
    key: JSON.stringify([currency, rate, regional, numbers]),
    provide: (part) => (
      <RegionalContext value={regional}>
        <NumbersContext value={numbers}>
          <CurrencyProvider initial={{ currency, rate }}>{part}</CurrencyProvider>
        </NumbersContext>
      </RegionalContext>
    ),
  }
}

type Props<T extends ShopTypes> = {
  face: ShopFace<T>
  page: FoundPage<T>
  snapshot: Snapshot<T>
  isExpired: boolean
  refused: FormOutcome | null
}

/** The filters, the sort and the cards of the results so far: forms and links. */
export function ResultsList<T extends ShopTypes>({ face, page, snapshot, isExpired, refused }: Props<T>) {
  const { around, searchId, asked, view, preference } = page
  const { currency, finished, expiresAt } = snapshot
  const numbers = useNumbers()
  const format = useMoney()
  const short = useShortMoney()
  const viewer = useViewer()
  const write = writeAmount((amount) => format({ amount, currency }), numbers)
  const looked = face.look(snapshot, view, { numbers, write })
  const { sorted, total, where = '', beyond, sections, applied } = looked
  const search = face.toParams(snapshot.search)
  const base = `${face.results}?${face.searchParam}=${searchId}&${search}`
  const to = (change: Partial<ShopView<T['filters'], T['sort']>>) => viewAddress(face.view, base, { ...view, ...change })
  const { filters } = face.view
  const narrowed = (change: Parameters<typeof filters.change>[1]) => to({ filters: filters.change(view.filters, change) })
  const clearTo = to({ filters: filters.none })
  const here = to({ open: null })
  const query = `${search}${face.view.params(view)}`
  // Suppliers may move what is open behind what is shown while they answer.
  const openAt = sorted.findIndex((item) => view.open !== null && face.idsOf(item).includes(view.open))
  const shown = sorted.slice(0, Math.max(view.shown, openAt + 1))
  const { noneLeft, Card, Sorts = null, SortMenu, Tools, MapPlace } = face
  const onMap = view.isOnMap && face.onMap?.({ looked, snapshot, view, searchId, query, short, format, numbers })
  const Tabs = around.shop.site.settings.flightOfferSort === 'menu' ? null : Sorts
  const sortTo = (sort: T['sort']) => to({ sort })
  const note = <PaymentFeeNote ways={around.waysToPay} currency={currency} />
  const frame = { searchId, expiresAt, currency, isExpired, preference }
  return (
    <div className={MapPlace && view.isOnMap ? `${css.columns} ${css.beside}` : css.columns}>
      <a href="#results" className="skip-link">
        Skip to the results
      </a>
      <aside className={rail.rail} id="filters" aria-label="Filters">
        <FilterForm
          action={face.results}
          sent={[
            [face.searchParam, searchId],
            ...search,
            ...new URLSearchParams(viewAddress(face.view, '', { ...view, filters: filters.none, shown: 0, open: null })),
          ]}
          sections={sections}
          name={finished ? `filters ${searchId} ${JSON.stringify(view.filters)} ${viewer.key}` : null}
          filters={view.filters}
          amountOf={(amount) => short({ amount, currency })}
          write={write}
          clearTo={clearTo}
          note={<div className={rail.note}>{note}</div>}
          show={`Show ${face.counted(sorted.length, numbers)}`}
        />
      </aside>
      <div className={css.list} id="results" data-part="list">
        {Tabs && <Tabs snapshot={snapshot} looked={looked} sort={view.sort} to={sortTo} />}
        <div className={css.bar}>
          <p className={css.count} data-count-words>
            {sorted.length === total
              ? face.counted(total, numbers)
              : `${numbers.count(sorted.length)} of ${face.counted(total, numbers)}`}{' '}
            {where}
          </p>
          {beyond && sorted.length > 0 && (
            <a className={css.beyond} href={narrowed(beyond.filters)} data-swap>
              {beyond.label}
            </a>
          )}
          <SortMenu sort={view.sort} to={sortTo} isMore={Tabs !== null} />
          <a className={`${button.secondary} ${css.opener}`} href="#filters">
            <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />
            Filters{applied.length > 0 ? ` (${applied.length})` : ''}
          </a>
          <AppliedChips applied={applied} without={(filter) => narrowed(filter.without)} clearTo={clearTo} />
          {Tools && <Tools here={here} preference={preference} mapTo={to({ isOnMap: !view.isOnMap })} isOnMap={view.isOnMap} />}
        </div>
        {sorted.length === 0 && (
          <State
            title={noneLeft.title}
            text="Take one away, or clear them all."
            actions={
              <>
                <ButtonLink to={clearTo} swap>
                  Clear all filters
                </ButtonLink>
                {beyond && (
                  <ButtonLink kind="secondary" to={narrowed(beyond.filters)} swap>
                    {beyond.label}
                  </ButtonLink>
                )}
              </>
            }
          />
        )}
        <ul className={css.cards} data-on-map={onMap ? JSON.stringify(onMap) : undefined}>
          {shown.map((item, index) => {
            const ids = face.idsOf(item)
            const isOpen = view.open !== null && ids.includes(view.open)
            const refusal = refused && Object.values(refused.typed).some((id) => ids.includes(id)) ? refused.failure : null
            const isFirst = index === 0
            // While suppliers answer, cards can still change. The first one puts a preload of its picture into the head, which a cached part cannot.
            const isStill = finished && !isFirst && !isOpen && !refusal && !isExpired
            return (
              <CachedPart
                key={item.key}
                as="li"
                name={isStill ? `card ${searchId} ${ids.join(' ')} ${preference} ${viewer.key}` : null}
                here={here}
                query={query}
              >
                {(at) =>
                  viewer.provide(
                    <Card
                      item={item}
                      asked={asked}
                      snapshot={snapshot}
                      looked={looked}
                      frame={{ ...frame, ...at, isOpen, isFirst, refusal }}
                    />,
                  )
                }
              </CachedPart>
            )
          })}
        </ul>
        {sorted.length > shown.length && (
          <p className={css.more}>
            <a className={button.secondary} href={to(more(view))} data-swap="replace">
              Show more of {face.counted(sorted.length, numbers)}
            </a>
          </p>
        )}
        <div className={css.note}>{note}</div>
      </div>
      {MapPlace && view.isOnMap && <MapPlace snapshot={snapshot} view={view} />}
    </div>
  )
}

type AppliedChipsProps = {
  applied: readonly AppliedFilter[]
  /** The results without one filter. */
  without: (filter: AppliedFilter) => string
  clearTo: string
}

/** The active filters, each a link that removes it. */
function AppliedChips({ applied, without, clearTo }: AppliedChipsProps) {
  if (applied.length === 0) return null
  return (
    <ul className={chips.chips} aria-label="Filters in force">
      {applied.map((filter) => (
        <li key={filter.key}>
          <a className={chips.chip} href={without(filter)} data-swap aria-label={`Remove: ${filter.label}`}>
            {filter.label} <IconX size={14} stroke={1.75} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a className={chips.clear} href={clearTo} data-swap>
          Clear all
        </a>
      </li>
    </ul>
  )
}
