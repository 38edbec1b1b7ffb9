import type { FrozenRate } from '#domain/money/pricing.ts'
import type { FlightSupplier } from '#integrations/flights/port.ts'
import type { StaySupplier } from '#integrations/stays/port.ts'
import type { Cipher } from '../../../cipher.ts'
import type { SearchMessage } from '../../../search-threads/search-runner.ts'
import type { Pricing } from '../../pricing/read-pricing.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import type { Searched } from './ask-suppliers.ts'

/** What a search needs of the process that it runs in: a search thread has it without a database. */
export interface SearchTools {
  suppliers: { flights: readonly FlightSupplier[]; stays: readonly StaySupplier[] }
  cipher: Cipher
  log: { warn(fields: object, text: string): void }
  now(): Date
  /** Units of `to` for one unit of `from`. Rejects where no rate is known. */
  rateOf(from: string, to: string): Promise<FrozenRate>
}

/** One search, as a thread is given it: everything in it can be cloned. */
export interface SessionInput<Search = unknown, Known = unknown> {
  searchId: string
  search: Search
  /** ISO instants: when it began, and until when its results can be booked from. */
  at: string
  expiresAt: string
  pricing: Pricing
  /** Who asked; others who read the results later see their own view of them. Null where nobody reads them: nothing is written then. */
  viewer: Viewer | null
  timeoutMs: number
  /** What the product read from the database for this search. */
  known: Known
}

/**
 * A result in two parts: what everybody sees, which is written once for the log and for who asked, and what decides what each viewer sees besides.
 */
export interface Entry<Common, Stored> {
  common: Common
  stored: Stored
}

/** The results of one search while it runs. */
export interface Gathering<Found, Priced, Common, Stored> {
  suppliers: readonly Searched<unknown, Found>[]
  query: unknown
  /** How many of what came are new to the supplier's count; all of them when it is left out. */
  count?(found: readonly Found[]): number
  /** Throws where it cannot be priced: nothing of it is shown, and its supplier counts as failed. */
  price(supplier: { title: string }, found: readonly Found[]): Promise<Priced[]>
  /** Merges what was priced. An entry is stored under its id and replaces the one that was; `gone` are listed no more. */
  add(priced: readonly Priced[]): { upserts: [id: string, entry: Entry<Common, Stored>][]; gone: string[] }
  /** How many are listed. */
  listed(): number
  /** What the product's `finished` is given in the end. */
  summary(): unknown
}

/** What decides what somebody sees of a result, besides the result itself. */
export interface Seen {
  cipher: Cipher
  /** Of all totals. */
  currency: string
  viewer: Viewer
}

/** How a product gathers what its suppliers send: the part of a search that runs in a thread of its own. */
export interface SearchGatherer<Search, Known, Found, Priced, Common extends object, Stored> {
  /** What comes within this time, in milliseconds, is merged and sent together; 0 sends each at once. */
  togetherMs: number
  open(tools: SearchTools, input: SessionInput<Search, Known>): Gathering<Found, Priced, Common, Stored>
  /** The part of a result that depends on its viewer. */
  view(seen: Seen): (stored: Stored) => object
}

/** The searches of one product, wherever they run. `input` is a `SessionInput` of the product. */
export interface SearchSession {
  run(tools: SearchTools, input: { at: string }, signal: AbortSignal): AsyncGenerator<SearchMessage>
}
