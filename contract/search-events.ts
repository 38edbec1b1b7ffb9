import { z } from 'zod'
import { SupplierProgress } from './search-progress.ts'
import { Id, Instant } from './shapes.ts'

/**
 * Events of a running search of any product, in order: `started`, then `found` and `supplier` as they arrive, then `finished`. An item of `upserts`
 * is new or replaces the one with its id; `gone` are ids of items that are no longer listed, because another item includes or replaces them; it is
 * applied after `upserts`.
 */
export const searchEvent = <Item extends z.ZodType>(item: Item) =>
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('started'),
      searchId: Id,
      currency: z.string(),
      suppliers: z.array(SupplierProgress),
      expiresAt: Instant,
    }),
    z.object({ type: z.literal('found'), upserts: z.array(item), gone: z.array(z.string()) }),
    z.object({ type: z.literal('supplier'), progress: SupplierProgress }),
    z.object({ type: z.literal('finished'), found: z.int(), milliseconds: z.int() }),
  ])

export type SearchEvent<Item> =
  | { type: 'started'; searchId: string; currency: string; suppliers: SupplierProgress[]; expiresAt: string }
  | { type: 'found'; upserts: Item[]; gone: string[] }
  | { type: 'supplier'; progress: SupplierProgress }
  | { type: 'finished'; found: number; milliseconds: number }

/** The current results of a search of any product. */
export const searchSnapshot = <Search extends z.ZodType, Item extends z.ZodType>(search: Search, item: Item) =>
  z.object({
    searchId: Id,
    search,
    /** The currency of all totals. */
    currency: z.string(),
    suppliers: z.array(SupplierProgress),
    found: z.array(item),
    finished: z.boolean(),
    expiresAt: Instant,
  })

export interface SearchSnapshot<Item> {
  searchId: string
  currency: string
  suppliers: SupplierProgress[]
  found: Item[]
  finished: boolean
  expiresAt: string
}
