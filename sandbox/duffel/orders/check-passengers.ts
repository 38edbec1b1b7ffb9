import type { Offer } from '../../inventory/wire.ts'
import { Problem, type ProblemItem, sourceOf } from '../http/problem.ts'
import { checkInfants } from './check-infants.ts'
import type { PassengerInput } from './order-input.ts'

type OfferPassenger = Offer['passengers'][number]

/** Completed years on a local date; both as YYYY-MM-DD. */
export function ageOn(date: string, bornOn: string): number {
  const years = Number(date.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return date.slice(5, 10) < bornOn.slice(5, 10) ? years - 1 : years
}

/** The airlines' age ranges, in years on the day of the last flight. */
const AGE_BANDS: Record<string, { from: number; below: number }> = {
  adult: { from: 12, below: 131 },
  child: { from: 2, below: 18 },
  infant_without_seat: { from: 0, below: 2 },
}

/** The searched age may be that of today or of any day up to the last flight, because clients use either. */
function agesProblem(ageNow: number, age: number, expected: OfferPassenger): string | null {
  if (age < 0) return 'lies after the last flight'
  if (expected.age !== null && (expected.age < ageNow || expected.age > age))
    return `makes the passenger ${age} on the last flight; the search was for age ${expected.age}`
  const band = AGE_BANDS[expected.type ?? 'adult']
  if (expected.age === null && band !== undefined && (age < band.from || age >= band.below)) {
    return `makes the passenger ${age} on the last flight, which does not fit the type ${expected.type}`
  }
  return null
}

/** The local date of the last flight of an itinerary. */
export const lastFlightDate = (offer: Pick<Offer, 'slices'>) =>
  offer.slices.at(-1)?.segments.at(-1)?.departing_at.slice(0, 10) ?? ''

function itemsOf(passenger: PassengerInput, index: number, expected: OfferPassenger, offer: Offer, now: Date): ProblemItem[] {
  const at = (...path: (string | number)[]) => sourceOf(['passengers', index, ...path])
  const items: ProblemItem[] = []
  const age = agesProblem(
    ageOn(now.toISOString().slice(0, 10), passenger.born_on),
    ageOn(lastFlightDate(offer), passenger.born_on),
    expected,
  )
  if (age !== null) items.push({ code: 'validation_format', message: `Field 'born_on' ${age}`, source: at('born_on') })
  for (const [number, { airline_iata_code }] of (passenger.loyalty_programme_accounts ?? []).entries()) {
    if (offer.supported_loyalty_programmes.includes(airline_iata_code)) continue
    items.push({
      code: 'validation_inclusion',
      message: `${offer.owner.name} does not take accounts of ${airline_iata_code}`,
      source: at('loyalty_programme_accounts', number, 'airline_iata_code'),
    })
  }
  const documents = passenger.identity_documents ?? []
  if (offer.passenger_identity_documents_required && documents.length === 0) {
    items.push({
      code: 'validation_required',
      message: `Field 'identity_documents' can't be blank for this offer`,
      source: at('identity_documents'),
    })
  }
  for (const [number, document] of documents.entries()) {
    const supported: readonly string[] = offer.supported_passenger_identity_document_types
    // An airline that requires none accepts them.
    if (offer.passenger_identity_documents_required && !supported.includes(document.type)) {
      items.push({
        code: 'validation_inclusion',
        message: `The airline does not take a ${document.type}`,
        source: at('identity_documents', number, 'type'),
      })
    }
    if (document.type === 'passport' && !document.expires_on) {
      items.push({
        code: 'validation_required',
        message: `Field 'expires_on' can't be blank for a passport`,
        source: at('identity_documents', number, 'expires_on'),
      })
    }
    if (document.expires_on && document.expires_on < lastFlightDate(offer)) {
      items.push({
        code: 'validation_format',
        message: 'The document expires before the last flight',
        source: at('identity_documents', number, 'expires_on'),
      })
    }
  }
  return items
}

/** Validates the passengers of an order against those of the offer; 422 with a source for each wrong field. */
export function checkPassengers(offer: Offer, passengers: PassengerInput[], now: Date): void {
  const byId = new Map(offer.passengers.map((passenger) => [passenger.id, passenger]))
  const seen = new Set<string>()
  const names = new Set<string>()
  const items: ProblemItem[] = []
  for (const [index, passenger] of passengers.entries()) {
    const expected = byId.get(passenger.id)
    if (expected === undefined) {
      items.push({
        code: 'validation_inclusion',
        message: `Field 'id' names no passenger of this offer`,
        source: sourceOf(['passengers', index, 'id']),
      })
      continue
    }
    if (seen.has(passenger.id)) {
      items.push({
        code: 'validation_unique',
        message: `Field 'id' appears twice`,
        source: sourceOf(['passengers', index, 'id']),
      })
    }
    seen.add(passenger.id)
    items.push(...itemsOf(passenger, index, expected, offer, now))
    const name = `${passenger.given_name} ${passenger.family_name}`.toLowerCase()
    if (names.has(name)) items.push({ code: 'duplicate_passenger_name', source: sourceOf(['passengers', index, 'given_name']) })
    names.add(name)
  }
  if (items.length === 0 && seen.size !== offer.passengers.length) {
    items.push({
      code: 'validation_length',
      message: `Field 'passengers' has to hold the offer's ${offer.passengers.length} passengers`,
      source: sourceOf(['passengers']),
    })
  }
  if (items.length > 0) throw new Problem(items)
  checkInfants(passengers, byId)
}
