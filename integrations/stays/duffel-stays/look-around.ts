import type { ListingSuggestion, StayReview } from '../port.ts'
import type { StaysClient } from './client.ts'
import { WireReview, WireSuggestion } from './wire.ts'

/** Duffel suggests nothing for fewer letters. */
const LEAST_LETTERS = 3
const REVIEWS = 100

function mapSuggestion(raw: unknown): ListingSuggestion[] {
  const wire = WireSuggestion.safeParse(raw).data
  if (!wire) return []
  const { address, district, geographic_coordinates: point } = wire.accommodation_location
  const city = address?.city_name ?? ''
  return [
    {
      listingId: wire.accommodation_id,
      name: wire.accommodation_name,
      place: [...new Set([district, city])].filter(Boolean).join(', '),
      country: address?.country_code ?? '',
      latitude: point.latitude,
      longitude: point.longitude,
    },
  ]
}

function mapReview(raw: unknown): StayReview[] {
  const wire = WireReview.safeParse(raw).data
  if (!wire) return []
  return [{ day: wire.created_at.slice(0, 10), score: wire.score, author: wire.reviewer_name ?? '', text: wire.text }]
}

/** Facts of properties without a search for rooms. Invalid items are dropped. */
export const createLookAround = (client: StaysClient) => ({
  async suggest(text: string): Promise<ListingSuggestion[]> {
    const typed = text.trim()
    return typed.length < LEAST_LETTERS ? [] : (await client.suggest(typed)).flatMap(mapSuggestion)
  },
  reviews: async (listingId: string): Promise<StayReview[]> => (await client.listReviews(listingId, REVIEWS)).flatMap(mapReview),
})
