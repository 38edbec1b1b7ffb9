import { z } from 'zod'
import { boards } from '#domain/stays/kinds.ts'

/**
 * The used fields of Duffel Stays answers (https://duffel.com/docs/api/v2/search-result and neighbours): strict on what a sale needs; an invalid
 * value for display counts as missing. Amounts are decimal texts; every time is an instant.
 */

const shown = <T extends z.ZodType>(shape: T) => shape.nullish().catch(null)
const Text = shown(z.string())
const Named = shown(z.object({ name: Text }))
/** Only the valid items of a list. */
const listOf = <T extends z.ZodType>(shape: T) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((items) =>
      (items ?? []).flatMap((one) => {
        const parsed = shape.safeParse(one)
        return parsed.success ? [parsed.data] : []
      }),
    )
const Photos = listOf(z.object({ url: z.string() }))

export const WireLocation = z.object({
  address: shown(z.object({ line_one: Text, city_name: Text, region: Text, postal_code: Text, country_code: Text })),
  geographic_coordinates: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  district: Text,
})

export const WireRoom = z.object({
  name: z.string().min(1),
  beds: listOf(z.object({ type: z.string(), count: z.int().min(1) })),
  photos: Photos,
  size_sqm: shown(z.number().positive()),
  maximum_occupancy: shown(z.int().positive()),
  /** Not validated: one bad rate must not affect the others. */
  rates: shown(z.array(z.unknown())),
})
export type WireRoom = z.infer<typeof WireRoom>

export const WireProperty = z.object({
  id: z.string().min(1),
  name: z.string().trim().min(1),
  location: WireLocation,
  description: Text,
  accommodation_type: Text,
  profiles: listOf(z.string()),
  rating: shown(z.number()),
  ratings: listOf(z.object({ value: z.number() })),
  review_score: shown(z.number().min(0).max(10)),
  review_count: shown(z.int().min(0)),
  chain: Named,
  brand: Named,
  amenities: listOf(z.object({ type: z.string() })),
  photos: Photos,
  check_in_information: shown(z.object({ check_in_after_time: Text, check_out_before_time: Text })),
  key_collection: shown(z.object({ instructions: Text })),
  nearby: listOf(z.object({ name: z.string(), type: z.string(), distance_km: z.number() })),
  phone_number: Text,
  email: Text,
  supported_loyalty_programme: Text,
  rooms: shown(z.array(z.unknown())),
})
export type WireProperty = z.infer<typeof WireProperty>

export const WireResult = z.object({
  id: z.string().min(1),
  accommodation: WireProperty,
  cheapest_rate_total_amount: Text,
  cheapest_rate_currency: Text,
  expires_at: Text,
})
export type WireResult = z.infer<typeof WireResult>

/** The common fields of a rate and a quote. */
const Price = {
  total_amount: z.string(),
  total_currency: z.string(),
  base_amount: Text,
  base_currency: Text,
  tax_amount: Text,
  tax_currency: Text,
  fee_amount: Text,
  fee_currency: Text,
  due_at_accommodation_amount: Text,
  due_at_accommodation_currency: Text,
  /** In a rate only if the supplier sends it before the quote. */
  deposit_amount: Text,
  deposit_currency: Text,
}
export const WirePrice = z.object(Price)
export type WirePrice = z.infer<typeof WirePrice>

export const WireRate = z.object({
  ...Price,
  id: z.string().min(1),
  board_type: z.enum(boards),
  payment_type: z.enum(['pay_now', 'deposit', 'guarantee']),
  available_payment_methods: shown(z.array(z.string())),
  cancellation_timeline: z.array(z.object({ before: z.string(), refund_amount: z.string(), currency: z.string() })).nullish(),
  conditions: listOf(z.object({ title: z.string(), description: z.string() })),
  public_amount: Text,
  public_currency: Text,
  estimated_commission_amount: Text,
  estimated_commission_currency: Text,
  name: Text,
  code: Text,
  negotiated_rate_id: Text,
  loyalty_programme_required: shown(z.boolean()),
  on_request: shown(z.boolean()),
  quantity_available: shown(z.int().min(0)),
  expires_at: Text,
})
export type WireRate = z.infer<typeof WireRate>

export const WireSearch = z.object({ data: z.object({ results: z.array(z.unknown()) }) })

/** The property has one room with that one rate. */
export const WireQuote = z.object({ id: z.string().min(1), accommodation: WireProperty, expires_at: Text })

export const WireBooking = z.object({
  id: z.string().min(1),
  status: z.string(),
  reference: Text,
  quote_id: Text,
  created_at: Text,
  confirmed_at: Text,
  cancelled_at: Text,
  accommodation: shown(z.object({ phone_number: Text, email: Text, rooms: listOf(WireRoom) })),
  refund_amount: Text,
  refund_currency: Text,
  metadata: shown(z.record(z.string(), z.unknown())),
})
export type WireBooking = z.infer<typeof WireBooking>

export const WireSuggestion = z.object({
  accommodation_id: z.string().min(1),
  accommodation_name: z.string().min(1),
  accommodation_location: WireLocation,
})

export const WireReviews = z.object({ data: z.object({ reviews: z.array(z.unknown()) }) })
export const WireReview = z.object({
  created_at: z.string().regex(/^\d{4}-\d\d-\d\d/),
  score: z.number().min(0).max(10),
  reviewer_name: Text,
  text: z.string().min(1),
})
