import { blend } from './hash.ts'
import { magicRoute } from './journeys/magic-route.ts'
import { moneyText } from './money-text.ts'
import { encodeOfferId } from './offer-id.ts'
import { OFFER_LIFE_MS, type OfferRecipe } from './offer-recipe.ts'
import { condition, type PricedSlice } from './price-slice.ts'
import type { IdentityDocumentType, Offer, OfferPassenger, PaymentRequirements, PrivateFare, Slice } from './wire.ts'

const HOUR = 3_600_000
/** No holds in the last days before departure. */
const HOLD_UNTIL_MS = 4 * 24 * HOUR
const instantly: PaymentRequirements = {
  requires_instant_payment: true,
  payment_required_by: null,
  price_guarantee_expires_at: null,
}

/** The only place where offers are built: a search and a rebuild both use it, so they cannot differ. */
export function buildOffer(recipe: OfferRecipe, priced: readonly PricedSlice[]): Offer {
  const { search, owner, family } = recipe
  const { id, tag } = encodeOfferId(recipe)
  const currency = search.account.currency
  let base = 0
  let tax = 0
  let emissions = 0
  for (const slice of priced) {
    base += slice.base
    tax += slice.tax
    emissions += slice.emissions
  }
  const created = isoInstant(search.issued)
  const documents = documentsFor(recipe)
  return {
    id,
    live_mode: false,
    partial: false,
    created_at: created,
    updated_at: created,
    expires_at: isoInstant(search.issued + OFFER_LIFE_MS),
    owner: owner.airline,
    base_amount: moneyText(base),
    base_currency: currency,
    tax_amount: moneyText(tax),
    tax_currency: currency,
    total_amount: moneyText(base + tax),
    total_currency: currency,
    total_emissions_kg: String(Math.round(emissions)),
    slices: priced.map((slice, index) => sliceOf(slice, index, tag, recipe)),
    passengers: passengersOf(recipe),
    conditions: {
      change_before_departure: condition(family.change, base, currency),
      refund_before_departure: condition(family.refund, base, currency),
    },
    payment_requirements: paymentRequirements(recipe),
    private_fares: privateFares(recipe),
    available_services: null,
    passenger_identity_documents_required: documents.includes('passport') && isAskedAtBooking(recipe),
    supported_passenger_identity_document_types: documents,
    supported_loyalty_programmes: [...owner.loyalty],
    available_airline_credit_ids: [],
  }
}

function sliceOf(slice: PricedSlice, index: number, tag: string, { family }: OfferRecipe): Slice {
  const segments = slice.segments.map((body, leg) => ({
    id: `seg_${tag}${index}${leg}`,
    origin: body.origin,
    origin_terminal: body.origin_terminal,
    destination: body.destination,
    destination_terminal: body.destination_terminal,
    departing_at: body.departing_at,
    arriving_at: body.arriving_at,
    duration: body.duration,
    distance: body.distance,
    aircraft: body.aircraft,
    marketing_carrier: body.marketing_carrier,
    marketing_carrier_flight_number: body.marketing_carrier_flight_number,
    operating_carrier: body.operating_carrier,
    operating_carrier_flight_number: body.operating_carrier_flight_number,
    stops: body.stops,
    passengers: body.passengers,
  }))
  const { legs } = slice.journey
  const origin = legs[0]?.leg.route.from.airport
  const destination = legs.at(-1)?.leg.route.to.airport
  if (!origin || !destination) throw new Error('a slice without a leg')
  return {
    id: `sli_${tag}${index}`,
    origin,
    origin_type: 'airport',
    destination,
    destination_type: 'airport',
    duration: slice.duration,
    fare_brand_name: slice.brand,
    ngs_shelf: family.shelf,
    comparison_key: slice.comparisonKey,
    conditions: slice.conditions,
    segments,
  }
}

const people = new WeakMap<object, OfferPassenger[]>()

function passengersOf({ search }: OfferRecipe): OfferPassenger[] {
  const known = people.get(search)
  if (known) return known
  const passengers = search.passengers.map(
    ({ id, type, age }): OfferPassenger => ({ id, type, age: age ?? null, fare_type: null, loyalty_programme_accounts: [] }),
  )
  people.set(search, passengers)
  return passengers
}

const DOMESTIC: IdentityDocumentType[] = []
const ABROAD: IdentityDocumentType[] = ['passport']
const AMERICA: IdentityDocumentType[] = ['passport', 'known_traveler_number', 'passenger_redress_number']
const WITHIN_AMERICA: IdentityDocumentType[] = ['known_traveler_number', 'passenger_redress_number']

/**
 * Airlines require the passport at booking on flights from and to these countries. On others it is optional: Duffel's own examples book New York to
 * London without one.
 */
const askingCountries = new Set(['NG', 'GH', 'KE', 'ET', 'ZA', 'EG', 'AE', 'QA', 'SA', 'TR', 'IN', 'CN'])

const isAskedAtBooking = ({ journeys }: OfferRecipe): boolean =>
  journeys.some(({ path }) =>
    path.legs.some(({ route }) => !route.domestic && [route.from, route.to].some(({ country }) => askingCountries.has(country))),
  )

function documentsFor({ journeys }: OfferRecipe): IdentityDocumentType[] {
  const routes = journeys.flatMap(({ path }) => path.legs.map(({ route }) => route))
  const america = routes.some(({ from, to }) => from.country === 'US' || to.country === 'US')
  if (routes.every((route) => route.domestic)) return america ? WITHIN_AMERICA : DOMESTIC
  return america ? AMERICA : ABROAD
}

function paymentRequirements(recipe: OfferRecipe): PaymentRequirements {
  const { search, owner, journeys } = recipe
  const first = journeys[0]
  if (!first) return instantly
  const departs = first.departs * 60_000
  const ends = { origin: first.path.legs[0]?.route.from.iata ?? '', destination: first.path.legs.at(-1)?.route.to.iata ?? '' }
  const magic = owner.iata === 'ZZ' && magicRoute([ends]) === 'all-holdable'
  if (!magic && (!owner.holds || departs - search.issued < HOLD_UNTIL_MS)) return instantly
  const hours = magic ? 24 : [24, 48, 72][blend(owner.index, 7) % 3]
  const by = Math.min(search.issued + (hours ?? 24) * HOUR, departs - HOUR)
  return {
    requires_instant_payment: false,
    payment_required_by: isoInstant(by),
    price_guarantee_expires_at: isoInstant(Math.min(by, search.issued + 24 * HOUR)),
  }
}

function privateFares({ privateFare }: OfferRecipe): PrivateFare[] {
  return privateFare ? [{ type: privateFare.corporate_code ? 'corporate' : 'leisure', ...privateFare }] : []
}

const instants = new Map<number, string>()

/** Offers of one search share three or four instants; formatting a date costs as much as the rest of an offer. */
function isoInstant(instant: number): string {
  const known = instants.get(instant)
  if (known) return known
  if (instants.size > 2000) instants.clear()
  const text = new Date(instant).toISOString()
  instants.set(instant, text)
  return text
}
