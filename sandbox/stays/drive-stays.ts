import type { Duffel } from '@duffel/api'
import type { StaysRoomRate, StaysSearchResult } from '@duffel/api/types'
import { driveSandbox, inDays } from '../duffel/drive-sandbox.ts'

/** One of the ten suppliers, with the vendor's official client pointed at it, until a test file's end. Tests only. */
export const driveSupplier = (number: number) =>
  driveSandbox({ token: `stayx${number}_test_sandbox`, base: `/stayx/${number}`, vendor: 'stayx' })

export const lagos = { latitude: 6.455, longitude: 3.3941 }
/** The documented location of the vendor's test hotels. */
export const island = { latitude: -24.38, longitude: -128.32 }

type Guests = Parameters<Duffel['stays']['search']>[0]['guests']

interface Wanted {
  at?: { latitude: number; longitude: number }
  radius?: number
  /** Days until arrival. */
  days?: number
  nights?: number
  rooms?: number
  guests?: Guests
  freeOnly?: boolean
  agreements?: string[]
}

/** The results of a search; by default one couple in Lagos, three nights, forty days ahead. */
export async function findStays(duffel: Duffel, wanted: Wanted = {}): Promise<StaysSearchResult[]> {
  const { at = lagos, radius = 6, days = 40, nights = 3, rooms = 1, guests } = wanted
  const { data } = await duffel.stays.search({
    location: { radius, geographic_coordinates: at },
    check_in_date: inDays(days),
    check_out_date: inDays(days + nights),
    rooms,
    guests: guests ?? [{ type: 'adult' }, { type: 'adult' }],
    free_cancellation_only: wanted.freeOnly,
    negotiated_rate_ids: wanted.agreements,
  })
  return data.results
}

export const ratesOf = ({ accommodation }: Pick<StaysSearchResult, 'accommodation'>): StaysRoomRate[] =>
  accommodation.rooms.flatMap(({ rates }) => rates)

export async function fetchRates(duffel: Duffel, id: string): Promise<StaysRoomRate[]> {
  return ratesOf((await duffel.stays.searchResults.fetchAllRates(id)).data)
}

/** The one rate of the test hotel's room of that name. */
export async function scenarioRate(duffel: Duffel, title: string): Promise<StaysRoomRate> {
  const found = await findStays(duffel, { at: island, radius: 2 })
  const hotel = found.find(({ accommodation }) => accommodation.name === 'Duffel Test Hotel')
  const { data } = await duffel.stays.searchResults.fetchAllRates(hotel?.id ?? '')
  const [rate] = data.accommodation.rooms.find(({ name }) => name === title)?.rates ?? []
  if (rate === undefined) throw new Error(`the test hotel has no room ${title}`)
  return rate
}

export const guest = { given_name: 'Amelia', family_name: 'Okafor' }

/** Books a quote for one guest. */
export const bookQuote = (duffel: Duffel, quoteId: string, more: { loyalty_programme_account_number?: string } = {}) =>
  duffel.stays.bookings.create({
    quote_id: quoteId,
    guests: [guest],
    email: 'amelia@example.com',
    phone_number: '+2348031234567',
    ...more,
  })

/** Quotes a rate and books it. */
export async function bookRate(duffel: Duffel, rateId: string) {
  const { data: quote } = await duffel.stays.quotes.create(rateId)
  const { data: booking } = await bookQuote(duffel, quote.id)
  return { quote, booking }
}

/** A rate of one of the first properties found that matches `wanted`. */
export async function findRate(duffel: Duffel, wanted: (rate: StaysRoomRate) => boolean, search: Wanted = {}) {
  for (const { id } of await findStays(duffel, search)) {
    const rate = (await fetchRates(duffel, id)).find(wanted)
    if (rate) return rate
  }
  throw new Error('no property has such a rate')
}

/** The refund, which the sandbox adds to a booking. */
export const refundOf = (booking: object): unknown => ('refund_amount' in booking ? booking.refund_amount : undefined)
