import { z } from 'zod'
import type { Call } from '../../duffel/http/add-route.ts'
import { problem } from '../../duffel/http/problem.ts'
import { readSealedId, writeSealedId } from '../../inventory/sealed-id.ts'
import { listingById } from '../../inventory/stays/catalogue/find-listings.ts'
import type { Listing } from '../../inventory/stays/catalogue/listing.ts'
import { RATE_LIFE_MS, type StayQuery } from '../../inventory/stays/prices/stay-query.ts'
import { worldOf } from '../world-of.ts'

/** The rate options of a search. */
export interface RateWishes {
  freeCancellation: boolean
  /** True: paid now; false: paid at the property; null: any. */
  instant: boolean | null
  negotiatedIds: readonly string[]
}

/** The complete input of a result, or with `rate` of one of its rates. Its id contains this data, sealed for one account. */
export interface Recipe {
  listing: Listing
  query: StayQuery
  wishes: RateWishes
  rate: { room: number; plan: number; negotiatedId: string | null } | null
}

const whole = z.number().int()
const Facts = z.tuple([
  z.string(),
  z.tuple([whole, whole, whole, whole, whole, z.array(whole)]),
  z.tuple([z.boolean(), z.boolean().nullable(), z.array(z.string())]),
  z.tuple([whole, whole, z.string().nullable()]).nullable(),
])

const secretOf = ({ deps, account }: Pick<Call, 'deps' | 'account'>) => `stays|${deps.seed}|${account.id}`

export function writeRecipeId(
  prefix: 'srr' | 'rat',
  call: Pick<Call, 'deps' | 'account'>,
  { listing, query, wishes, rate }: Recipe,
): string {
  const { issued, checkIn, nights, rooms, adults, children } = query
  const facts: z.input<typeof Facts> = [
    listing.id,
    [issued, checkIn, nights, rooms, adults, [...children]],
    [wishes.freeCancellation, wishes.instant, [...wishes.negotiatedIds]],
    rate && [rate.room, rate.plan, rate.negotiatedId],
  ]
  return writeSealedId(prefix, secretOf(call), facts)
}

/** The data in an id; 404 for one that this account never received. */
export function readRecipeId(prefix: 'srr' | 'rat', call: Pick<Call, 'deps' | 'account'>, id: string): Recipe {
  const facts = Facts.safeParse(readSealedId(prefix, secretOf(call), id))
  if (!facts.success) throw problem('not_found')
  const [listingId, [issued, checkIn, nights, rooms, adults, children], [freeCancellation, instant, negotiatedIds], rate] =
    facts.data
  const listing = listingById(listingId, worldOf(call))
  if (listing === undefined) throw problem('not_found')
  return {
    listing,
    query: { seed: call.deps.seed, issued, checkIn, nights, rooms, adults, children },
    wishes: { freeCancellation, instant, negotiatedIds },
    rate: rate && { room: rate[0], plan: rate[1], negotiatedId: rate[2] },
  }
}

export const expiresAt = ({ issued }: StayQuery): string => new Date(issued + RATE_LIFE_MS).toISOString()
export const hasExpired = ({ issued }: StayQuery, now: Date): boolean => now.getTime() >= issued + RATE_LIFE_MS
