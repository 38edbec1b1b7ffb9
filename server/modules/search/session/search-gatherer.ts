import type { FrozenRate } from '#domain/money/pricing.ts'
import type { FlightSupplier } from '#integrations/flights/port.ts'
import type { PolicySupplier } from '#integrations/insurance/port.ts'
import type { StaySupplier } from '#integrations/stays/port.ts'
import type { TourSupplier } from '#integrations/tours/port.ts'
import type { Cipher } from '../../../cipher.ts'
import type { SearchMessage } from '../../../search-threads/search-runner.ts'
import type { Pricing } from '../../pricing/read-pricing.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import type { Searched } from './ask-suppliers.ts'

/** The dependencies of a search in its process: a search thread has them without a database. */
export interface SearchTools {
  suppliers: {
    flights: readonly FlightSupplier[]
    stays: readonly StaySupplier[]
    tours: readonly TourSupplier[]
    policies: readonly PolicySupplier[]
  }
  cipher: Cipher
  log: { warn(fields: object, text: string): void }
  now(): Date
  /** Units of `to` for one unit of `from`. Rejects where no rate is known. */
  rateOf(from: string, to: string): Promise<FrozenRate>
}

/** The input of a search in a thread: all of it is structured-cloneable. */
export interface SessionInput<Search = unknown, Known = unknown> {
  searchId: string
  search: Search
  /** ISO instants: the start, and until when its results can be booked. */
  at: string
  expiresAt: string
  pricing: Pricing
  /** The viewer of the events; later readers of the results get their own view. Null when there is no reader: then no events are written. */
  viewer: Viewer | null
  timeoutMs: number
  /** The product's input from the database for this search. */
  known: Known
}

/** A result in two parts: the public part, which is serialised once for the log and the viewer, and the data from which each viewer's part is made. */
export interface Entry<Common, Stored> {
  common: Common
  stored: Stored
}

/** The results of a running search. */
export interface Gathering<Found, Priced, Common, Stored> {
  suppliers: readonly Searched<unknown, Found>[]
  query: unknown
  /** How many of the batch are new to the supplier's count; default: all of them. */
  count?(found: readonly Found[]): number
  /** Throws where it cannot be priced: none of it is shown, and its supplier counts as failed. */
  price(supplier: { title: string }, found: readonly Found[]): Promise<Priced[]>
  /** Merges priced results. An entry is stored under its id and replaces the previous one; `gone` are no longer listed. */
  add(priced: readonly Priced[]): { upserts: [id: string, entry: Entry<Common, Stored>][]; gone: string[] }
  /** The number of listed results. */
  listed(): number
  /** The argument of the product's `finished`. */
  summary(): unknown
}

/** Data from which a viewer's part of a result is made, besides the result itself. */
export interface Seen {
  cipher: Cipher
  /** The lowest of all totals. */
  currency: string
  viewer: Viewer
}

/** A product's gathering of suppliers' results: the part of a search that runs in a search thread. */
export interface SearchGatherer<Search, Known, Found, Priced, Common extends object, Stored> {
  /** Results within this time, in milliseconds, are merged and sent together; 0 sends each at once. */
  togetherMs: number
  open(tools: SearchTools, input: SessionInput<Search, Known>): Gathering<Found, Priced, Common, Stored>
  /** The part of a result that depends on its viewer. */
  view(seen: Seen): (stored: Stored) => object
}

/** The searches of one product, in any thread. `input` is a `SessionInput` of the product. */
export interface SearchSession {
  run(tools: SearchTools, input: { at: string }, signal: AbortSignal): AsyncGenerator<SearchMessage>
}
