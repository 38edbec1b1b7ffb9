import { LARGEST_PAGE, MOST_PAGED } from '#contract/list-query.ts'
import { orderParameters } from '#contract/orders/order-query.ts'
import { orderListSize } from '#domain/defaults.ts'
import type { Numbers } from '#domain/numbers.ts'
import { listSays, unreadParameters } from '../../../kit/list/unread-parameters.ts'

/** Other names of the list's parameters: those of the specification, section 3, where other lists have another, and those of older links. */
const synonyms: Record<string, string> = { searchValue: 'query', sortHeader: 'sort', product: 'type', status: 'statusType' }

/** The list's address with the screen's own parameter names; null if it has them already. */
export function withOwnNames(url: URL): string | null {
  const own = new URLSearchParams()
  for (const [name, value] of url.searchParams) {
    const known = synonyms[name] ?? name
    if (known === name || !url.searchParams.has(known)) own.append(known, value)
  }
  return [...url.searchParams.keys()].some((name) => name in synonyms) ? `${url.pathname}?${own}` : null
}

const says: Record<keyof typeof orderParameters, string> = {
  type: 'is not a product. Orders of all products are shown.',
  filterType: 'is not a filter type. Orders of any kind are shown.',
  statusType: 'is not a status. Orders of any status are shown.',
  ...listSays,
  branch: 'is not a branch. Orders of all branches are shown.',
  sort: 'is not an order of this list. The newest orders come first.',
  page: 'is not a page number. The first page is shown.',
  perPage: `is not a number of orders from 1 to ${LARGEST_PAGE}. A page shows ${orderListSize}.`,
}

/** The invalid values of the address, each named; valid ones still apply. */
export const unreadOfOrders = (asked: Record<string, string>): string[] => unreadParameters(asked, orderParameters, says)

interface Numbered {
  page: number | null
  lastPage: number
  items: readonly unknown[]
}

/** The last numbered page: null unless a later one was requested of a list that is long enough. */
export function beyondPages(asked: string | undefined, { page, lastPage, items }: Numbered, { count }: Numbers): string | null {
  if (page !== lastPage || items.length === 0 || !(Number(asked) > lastPage)) return null
  const reach = count(MOST_PAGED)
  return `Numbered pages reach the first ${reach} orders of a list. Page ${count(lastPage)} is shown: “Next” leads on, and a search or filter comes closer.`
}
