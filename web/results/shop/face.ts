import type { ComponentType } from 'react'
import type { RouterContextProvider } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { SearchEvent, SearchSnapshot } from '#contract/search-events.ts'
import type { Preference } from '#contract/session/cookies.ts'
import type { ErrorCode } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Filters } from '#domain/results/filter-rules.ts'
import type { Failure } from '../../api-failure.ts'
import type { failedForm } from '../../kit/form/outcome.ts'
import type { ErrorRequest } from '../../kit/open-error.ts'
import type { PlainFacts } from '../../search/shop/form.tsx'
import type { LookedAt, Words } from '../looked-at.ts'
import type { ViewRules } from '../view-rules.ts'
import type { PricedItem, TrayWords } from './compare-tray.tsx'

/** The types of a product's results. */
export interface ShopTypes {
  search: object
  /** The search of an address, with the names of its places. */
  asked: object
  /** A result as suppliers sell it. */
  found: object
  /** One card of the list. */
  item: { key: string }
  /** What `look` returns besides the list. */
  looked: LookedAt<{ key: string }>
  filters: Filters
  sort: string
}

/** The results of a search so far, with the search itself. */
export type Snapshot<T extends ShopTypes> = SearchSnapshot<T['found']> & { search: T['search'] }

/** Props of a card from its page. */
export interface CardFrame {
  searchId: string
  expiresAt: string
  currency: string
  /** The address of this page without an open card. */
  here: string
  /** The search with the active filters and sort, as query parameters. */
  query: string
  isExpired: boolean
  isOpen: boolean
  /** The first card of the list: its picture is loaded with the page. */
  isFirst: boolean
  /** Why selecting this card was refused. */
  refusal: Failure | null
  /** This browser's preference for the product (`ShopSource.preference`). */
  preference: string | null
}

export interface CardProps<T extends ShopTypes> {
  item: T['item']
  asked: T['asked']
  snapshot: Snapshot<T>
  looked: T['looked']
  frame: CardFrame
}

export interface SortsProps<T extends ShopTypes> {
  snapshot: Snapshot<T>
  looked: T['looked']
  sort: T['sort']
  to: (sort: T['sort']) => string
}

export interface ToolsProps {
  here: string
  preference: string | null
  /** Leads to the list with a map, or back to the list alone. */
  mapTo: string
  isOnMap: boolean
}

export interface MapProps<T extends ShopTypes> {
  looked: T['looked'] & LookedAt<T['item']>
  snapshot: Snapshot<T>
  view: { filters: T['filters']; sort: T['sort'] }
  searchId: string
  /** The search, and the filters and order in force, as query parameters. */
  query: string
  /** Writes amounts: where there is little room, and in full. */
  short: (value: Money) => string
  format: (value: Money) => string
  numbers: Numbers
}

export interface DaysProps<T extends ShopTypes> {
  snapshot: Snapshot<T>
  asked: T['asked']
  /** Filters and sort as the end of an address. */
  query: string
}

/** A page's request, as loaders get it. */
export interface Asking {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** A product's functions for loaders and actions, in a file of its own that browsers never load. */
export interface ShopSource<T extends ShopTypes>
  extends Pick<ShopFace<T>, 'product' | 'results' | 'searchParam' | 'view' | 'toParams'> {
  unread: (params: URLSearchParams) => string[]
  /** Parses the search of an address. */
  ask: (api: Api, params: URLSearchParams, asking: Asking) => Promise<T['asked']>
  /** The search, or the error dialog of its form. */
  check: (asked: T['asked']) => { search: T['search'] } | { dialog: ErrorRequest | null }
  start: (api: Api, search: T['search']) => Promise<AsyncIterator<SearchEvent<T['found']>>>
  read: (api: Api, searchId: string) => Promise<Snapshot<T>>
  /** The address that starts a search. */
  searchAddress: (search: T['search']) => string
  /** What its form says from the start: what cannot be read and, where a search was refused, what stops it. */
  told: (asked: T['asked'], asking: Asking) => Record<string, string>
  /** The form of an address whose search cannot be made. */
  refusedAddress: (params: URLSearchParams) => string
  /** The cookie of this browser's display preference. */
  preference?: Preference
  /** Handles the product's own forms: selecting a result, or display options. */
  act?: (
    typed: Record<string, string>,
    of: { api: Api; request: Request; searchId: string; here: string },
  ) => Promise<Response | ReturnType<typeof failedForm>>
}

/** A product's part of its results on a storefront; the pages are the same for all. */
export interface ShopFace<T extends ShopTypes> {
  product: SoldProduct
  /** The content page of the product: highlighted in the navigation, and canonical for search engines. */
  page: string
  /** The address of results, and the parameter with the id of their search. */
  results: string
  searchParam: string
  view: ViewRules<T['filters'], T['sort']>
  toParams: (search: T['search']) => URLSearchParams
  /** The form that changes a search. */
  formAddress: (asked: T['asked']) => string
  /** The page of the form: its title, what it is for, and what search engines read of it. */
  form: { title: string; label: string; context: string; about: string }
  headOf: (asked: T['asked']) => { title: string; about: string }
  /** Texts while suppliers answer and after. */
  progress: (snapshot: Snapshot<T>, numbers: Numbers) => string
  allFailed: ErrorCode
  /** Pure: the same snapshot and view give the same list. */
  look: (
    snapshot: Snapshot<T>,
    view: { filters: T['filters']; sort: T['sort'] },
    words: Words,
  ) => T['looked'] & LookedAt<T['item']>
  /** `1 flight`, `1,204 flights`. */
  counted: (count: number, numbers: Numbers) => string
  /** The message when nothing passes the filters. */
  noneLeft: { title: string }
  /** Ids by which a card is opened and selected. With the search and the viewer they are the cache key of a closed card. */
  idsOf: (item: T['item']) => readonly string[]
  comparison: TrayWords
  /** The item of this search that is the same as one of an earlier search (`Comparable.same`); null if it was not found. */
  findAgain: (
    same: string,
    page: { snapshot: Snapshot<T>; searchId: string },
    format: (value: Money) => string,
  ) => PricedItem | null
  Title: ComponentType<{ asked: T['asked'] }>
  /** The search form, instead of the summary. */
  Form: ComponentType<{ asked: T['asked']; facts: Omit<PlainFacts, 'today'> }>
  Card: ComponentType<CardProps<T>>
  /** The sort tabs with their first results, above the list, if the agency chose them. */
  Sorts?: ComponentType<SortsProps<T>>
  /** All orders, beside the count. */
  SortMenu: ComponentType<Pick<SortsProps<T>, 'sort' | 'to'> & { isMore: boolean }>
  /** The prices of other days, above the results. */
  Days?: ComponentType<DaysProps<T>>
  Skeleton: ComponentType<{ snapshot: Snapshot<T> }>
  /** The content when suppliers have no results. */
  Nothing: ComponentType<{ asked: T['asked'] }>
  /** How results are shown, above the list. */
  Tools?: ComponentType<ToolsProps>
  /** The results on a map, beside the list once it is asked for. */
  MapPlace?: ComponentType<Pick<MapProps<T>, 'snapshot' | 'view'>>
  /** What the map shows of the list. */
  onMap?: (of: MapProps<T>) => object
  /** Over the results, for who was led here. */
  Notice?: ComponentType<{ params: URLSearchParams; here: string }>
  /** Addresses of its own scripts. */
  scripts?: readonly string[]
}
