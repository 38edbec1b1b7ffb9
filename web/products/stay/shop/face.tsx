import type { StayResult, StaySnapshot } from '#contract/stays.ts'
import type { Numbers } from '#domain/numbers.ts'
import { lastingIdOf } from '#domain/results/lasting-id.ts'
import type { StayFilters } from '#domain/stays/filters.ts'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import { optionNow } from '#domain/stays/option-now.ts'
import { type StaySort, staySortLabels, staySortRules, staySorts } from '#domain/stays/results.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import type { LookedAt } from '../../../results/looked-at.ts'
import type { ShopFace } from '../../../results/shop/face.ts'
import { SortMenu } from '../../../results/shop/sort-menu.tsx'
import { lookAtStays } from '../../../screens/stays/results/look-at.ts'
import { StayTitle } from '../../../screens/stays/results/stay-title.tsx'
import { stayView } from '../../../screens/stays/results/stay-view.ts'
import { StaysSkeleton } from '../../../screens/stays/results/stays-skeleton.tsx'
import type { StayForm } from '../../../screens/stays/search/read-stay-draft.ts'
import { type StayProblems, searchOf } from '../../../screens/stays/search/stay-draft.ts'
import { stayComparison, toComparedStay } from '../compare/compare-list.ts'
import { stays } from '../stay-words.ts'
import { StayCard } from './card.tsx'
import { ChooseDifferent, NoStays } from './notices.tsx'
import { ResultsMap, staysOnMap } from './results-map.tsx'
import { PlainStayForm } from './search/form.tsx'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import script from './stays-script.ts?worker&url'
import { StayTools } from './tools.tsx'

export interface ShopStays {
  search: StaySearch
  /** `zone` is the IANA time zone of the place. */
  asked: Pick<StayForm, 'draft' | 'today' | 'nations'> & { unread: StayProblems; zone: string }
  found: StayResult
  item: ListedStay
  looked: LookedAt<ListedStay>
  filters: StayFilters
  sort: StaySort
}

/** Progress for customers: suppliers are not named. */
function progress({ found, finished, suppliers }: StaySnapshot, numbers: Numbers): string {
  if (!finished && found.length === 0) return 'Searching: asking for rooms…'
  const count = stays(found.length, numbers)
  if (!finished) return `Searching: ${count} so far, more are on their way`
  // The list below says how many there are.
  return suppliers.every(({ status }) => status === 'done') ? 'The search is complete' : `${count}; there may be more`
}

export const stayFace: ShopFace<ShopStays> = {
  product: 'stay',
  page: '/hotels',
  results: '/accommodation/results',
  searchParam: 'searchId',
  view: stayView,
  toParams: stayToParams,
  formAddress: ({ draft }) => `/accommodation/new?${stayToParams(searchOf(draft))}`,
  form: {
    title: 'Search accommodation',
    label: 'Accommodation',
    context: 'Compare hotels and apartments, choose a room and book it here.',
    about: 'Compare hotels and apartments, choose a room and book it online.',
  },
  headOf({ draft }) {
    const title = `Accommodation in ${searchOf(draft).destination.name}`
    return { title, about: `${title}, compared by price, score and distance` }
  },
  progress,
  allFailed: 'stay.all-suppliers-failed',
  look: ({ found, search }, view, words) => lookAtStays({ stays: found, search }, view, words),
  counted: stays,
  noneLeft: { title: 'No accommodation passes these filters' },
  idsOf: ({ stay, rate, total }) => [stay.id, seenRate(rate, total)],
  comparison: {
    ...stayComparison,
    label: 'Accommodation to compare',
    one: '1 accommodation to compare',
    many: '{count} accommodations to compare',
  },
  findAgain(same, { snapshot: { found, search, currency, expiresAt }, searchId }, format) {
    const stay = found.find((one) => lastingIdOf(one) === same)
    const option = stay && optionNow(stay)
    if (!option) return null
    const query = `${stayToParams(search)}`
    const price = format({ amount: option.total, currency })
    return { item: toComparedStay(option, { searchId, search: query, query, currency, expiresAt }), price }
  },
  Title: ({ asked }) => <StayTitle search={searchOf(asked.draft)} />,
  Form: ({ asked: { draft, today, nations }, facts }) => (
    <PlainStayForm id="search" draft={draft} nations={nations} facts={{ ...facts, today }} />
  ),
  Card: StayCard,
  SortMenu: ({ sort, to }) => (
    <SortMenu
      label="Order of the accommodation"
      sort={sort}
      sorts={staySorts}
      labels={staySortLabels}
      rule={staySortRules[sort]}
      to={to}
    />
  ),
  Skeleton: () => <StaysSkeleton />,
  Nothing: ({ asked }) => <NoStays search={searchOf(asked.draft)} />,
  Tools: StayTools,
  MapPlace: ResultsMap,
  onMap: staysOnMap,
  Notice: ChooseDifferent,
  scripts: [script],
}
