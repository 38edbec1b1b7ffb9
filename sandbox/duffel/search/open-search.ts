import { placeByIata } from '../../inventory/network/places.ts'
import { passengerId } from '../../inventory/passenger-id.ts'
import { searchOffers } from '../../inventory/search-offers.ts'
import type { Offer, PassengerType } from '../../inventory/wire.ts'
import type { Call } from '../http/add-route.ts'
import { makeId } from '../make-id.ts'
import { applyNotes } from '../offers/apply-notes.ts'
import type { Records } from '../open-records.ts'
import { groupOf } from './answer-groups.ts'
import { checkLaps, checkSearch } from './check-search.ts'
import type { SearchInput } from './search-input.ts'
import type { SearchPassenger, StoredSearch } from './search-shape.ts'

/** The airlines' age ranges on the day of travel. */
function typeOf({ type, age }: SearchInput['passengers'][number]): PassengerType {
  if (typeof age !== 'number') return type ?? 'adult'
  if (age < 2) return 'infant_without_seat'
  return age < 12 ? 'child' : 'adult'
}

/** Stores the travellers' data that the offers of a search need, since offers are not stored. */
function noteSearch(records: Records, passengers: SearchPassenger[], creditIds: string[]): void {
  const known = passengers.filter(
    ({ given_name, family_name, loyalty_programme_accounts }) =>
      given_name || family_name || loyalty_programme_accounts.length > 0,
  )
  const [first] = passengers
  if (first === undefined || (known.length === 0 && creditIds.length === 0)) return
  const notes = known.map(({ id, given_name, family_name, loyalty_programme_accounts }) => [
    id,
    { ...(given_name && { given_name }), ...(family_name && { family_name }), loyalty_programme_accounts },
  ])
  records.searchNotes.put(first.id, { creditIds, passengers: Object.fromEntries(notes) })
}

/** Creates a search from validated input; its offers are not computed yet. */
export function startSearch(
  { deps, records }: Pick<Call, 'deps' | 'records'>,
  prefix: 'orq' | 'brq' | 'prq',
  input: SearchInput,
): StoredSearch {
  checkSearch(records, input, deps.now())
  const types = input.passengers.map(typeOf)
  checkLaps(types)
  const id = makeId(prefix)
  const passengers = input.passengers.map(
    (passenger, index): SearchPassenger => ({
      id: passengerId(id, index),
      type: types[index] ?? 'adult',
      age: passenger.age ?? null,
      fare_type: passenger.fare_type ?? null,
      given_name: passenger.given_name ?? null,
      family_name: passenger.family_name ?? null,
      loyalty_programme_accounts: passenger.loyalty_programme_accounts ?? [],
    }),
  )
  noteSearch(records, passengers, input.airline_credit_ids ?? [])
  return { id, created_at: deps.now().toISOString(), input, passengers }
}

/** The offers of a search, the same ones at each call, at current prices. */
export function offersOf({ deps, records, account }: Pick<Call, 'deps' | 'records' | 'account'>, search: StoredSearch): Offer[] {
  const { input } = search
  const offers = searchOffers({
    seed: deps.seed,
    now: new Date(search.created_at),
    account,
    slices: input.slices,
    passengers: search.passengers.map(({ id, type, age }) => ({ id, type, age })),
    cabinClass: input.cabin_class ?? undefined,
    maxConnections: connectionsOf(input.max_connections),
    privateFares: input.private_fares ?? undefined,
    searchKey: search.id,
  })
  const known = records.searchNotes.get(search.passengers[0]?.id ?? '')
  const inTime = offers.filter(({ owner }) => search.answered === undefined || groupOf(owner.iata_code) < search.answered)
  return inTime.map((offer) => applyNotes({ deps, records }, offer, { search: known, note: records.offerNotes.get(offer.id) }))
}

const connectionsOf = (wanted: number | null | undefined) => ([0, 1, 2] as const).find((count) => count === wanted)

/** The input of a search, as the API repeats it. */
export function describeSearch({ id, created_at, input, passengers }: StoredSearch) {
  return {
    id,
    live_mode: false,
    created_at,
    client_key: Buffer.from(`sandbox.${id}`).toString('base64url'),
    cabin_class: input.cabin_class ?? null,
    private_fares: input.private_fares ?? {},
    slices: input.slices.map(({ origin, destination, departure_date, departure_time, arrival_time }) => {
      const [from, to] = [placeByIata(origin), placeByIata(destination)]
      return {
        origin_type: from?.type,
        origin: from,
        destination_type: to?.type,
        destination: to,
        departure_date,
        departure_time: departure_time ?? null,
        arrival_time: arrival_time ?? null,
      }
    }),
    passengers,
  }
}
