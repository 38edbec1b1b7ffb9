import type { TypedSoFar } from '#contract/checkouts/typed-so-far.ts'
import type { EarlierCheckout } from '#contract/product-shapes.ts'
import type { FlightCheckout } from '#contract/products/flight.ts'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import { isOf } from '#domain/is-of.ts'
import type { StartSource } from '../../../products/checkout/people-form.tsx'
import { fillTravellers } from './read-travellers.ts'

type Fields = Record<string, string>
type Seat = Pick<OfferPassenger, 'id' | 'type'>

/** For each of `now` the index in `before` of a traveller of the same type, each used once; -1 without one. */
function placesByKind(now: readonly Seat[], before: readonly Seat[]): number[] {
  const left = before.map((passenger, at) => ({ type: passenger.type, at }))
  return now.map(({ type }) => {
    const found = left.findIndex((one) => one.type === type)
    return found < 0 ? -1 : (left.splice(found, 1)[0]?.at ?? -1)
  })
}

const pathOfTraveller = /^travellers\.(\d+)\.(.+)$/

/** The fields of an earlier form, with its travellers in the order of this offer. */
function reseated(fields: Fields, places: readonly number[]): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const [, at, field] = pathOfTraveller.exec(name) ?? []
      if (!at || !field) return [[name, value]]
      const index = places.indexOf(Number(at))
      return index < 0 ? [] : [[`travellers.${index}.${field}`, value]]
    }),
  )
}

function earlierFields(earlier: EarlierCheckout | null, passengers: readonly Seat[]): Fields | null {
  if (!earlier || !isOf('flight', earlier)) return null
  const places = placesByKind(passengers, earlier.passengers)
  if (earlier.draft) return reseated(earlier.draft, places)
  const { travellers, contact } = earlier
  if (!travellers || !contact) return null
  // Travellers are stored in any order; the form has the order of the offer.
  const inOrder = earlier.passengers.flatMap(({ id }) => travellers.find((one) => one.passengerId === id) ?? [])
  return inOrder.length === earlier.passengers.length ? reseated(fillTravellers({ travellers: inOrder, contact }), places) : null
}

/** The initial values of the traveller form: what was typed here, else what was saved here, else what an earlier checkout of the journey had. */
export function startFields(
  checkout: Pick<FlightCheckout, 'travellers' | 'contact'> & { offer: { passengers: readonly Seat[] } },
  typed: TypedSoFar,
): { start: Fields; source: StartSource } {
  const { travellers, contact, offer } = checkout
  if (typed.draft) return { start: typed.draft, source: 'draft' }
  if (travellers && contact) return { start: fillTravellers({ travellers, contact }), source: 'saved' }
  const earlier = earlierFields(typed.earlier, offer.passengers)
  return earlier ? { start: earlier, source: 'earlier' } : { start: {}, source: null }
}
