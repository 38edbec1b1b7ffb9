import { z } from 'zod'
import { cabins } from '#domain/flights/cabins.ts'
import { scheduleAnswers } from '#domain/flights/schedule/schedule-change.ts'

/**
 * The used fields of Duffel API v2 answers (https://duffel.com/docs/api/offers/schema and neighbours): strict on used fields, ignoring all others.
 * Amounts are decimal texts; times of flights are local to the airport, every other time is an instant.
 */

const Iata = z.string().regex(/^[A-Z0-9]{2,3}$/)
const LocalTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)
const Airport = z.object({
  iata_code: Iata,
  name: z.string().nullish(),
  city_name: z.string().nullish(),
  time_zone: z.string().nullish(),
})
const Carrier = z.object({ iata_code: Iata.nullish(), name: z.string() })
const Condition = z.object({ allowed: z.boolean(), penalty_amount: z.string().nullish(), penalty_currency: z.string().nullish() })

const Told = z.boolean().nullish()

/** For display only: an invalid value counts as missing. */
const CabinAboard = z
  .object({
    amenities: z
      .object({
        wifi: z.object({ available: z.boolean(), cost: z.string().nullish() }).nullish(),
        power: z.object({ available: z.boolean() }).nullish(),
        seat: z.object({ type: z.string().nullish() }).nullish(),
      })
      .nullish(),
  })
  .nullish()
  .catch(null)

const SegmentPassenger = z.object({
  passenger_id: z.string(),
  cabin_class: z.enum(cabins),
  fare_basis_code: z.string().nullish(),
  baggages: z.array(z.object({ type: z.string(), quantity: z.int().min(0) })).nullish(),
  cabin: CabinAboard,
})

export const WireSegment = z.object({
  id: z.string().min(1),
  origin: Airport,
  destination: Airport,
  origin_terminal: z.string().nullish(),
  destination_terminal: z.string().nullish(),
  departing_at: LocalTime,
  arriving_at: LocalTime,
  duration: z.string().nullish(),
  aircraft: z.object({ name: z.string() }).nullish(),
  marketing_carrier: z.object({ iata_code: Iata, name: z.string() }),
  marketing_carrier_flight_number: z.string(),
  operating_carrier: Carrier,
  stops: z.array(z.object({ airport: z.object({ iata_code: Iata }) })).nullish(),
  passengers: z.array(SegmentPassenger).min(1),
})
export type WireSegment = z.infer<typeof WireSegment>

export const WireSlice = z.object({
  duration: z.string().nullish(),
  fare_brand_name: z.string().nullish(),
  conditions: z
    .object({
      refund_before_departure: Condition.nullish(),
      change_before_departure: Condition.nullish(),
      advance_seat_selection: Told,
      priority_boarding: Told,
      priority_check_in: Told,
    })
    .nullish()
    .catch(null),
  segments: z.array(WireSegment).min(1),
})
export type WireSlice = z.infer<typeof WireSlice>

export const WireOffer = z.object({
  id: z.string().min(1),
  expires_at: z.string(),
  owner: Carrier.extend({ conditions_of_carriage_url: z.string().nullish() }),
  total_amount: z.string(),
  total_currency: z.string(),
  tax_amount: z.string().nullish(),
  tax_currency: z.string().nullish(),
  total_emissions_kg: z.string().nullish(),
  slices: z.array(WireSlice).min(1),
  passengers: z.array(z.object({ id: z.string().min(1), type: z.string().nullish(), age: z.number().nullish() })).min(1),
  conditions: z.object({ refund_before_departure: Condition.nullish(), change_before_departure: Condition.nullish() }).nullish(),
  payment_requirements: z
    .object({
      requires_instant_payment: z.boolean(),
      payment_required_by: z.string().nullish(),
      price_guarantee_expires_at: z.string().nullish(),
    })
    .nullish(),
  passenger_identity_documents_required: z.boolean().nullish(),
  supported_loyalty_programmes: z.array(Iata).nullish().catch(null),
  private_fares: z.array(z.unknown()).nullish(),
})
export type WireOffer = z.infer<typeof WireOffer>

const Amount = { total_amount: z.string(), total_currency: z.string() }
export const WireService = z.object({
  id: z.string().min(1),
  type: z.string(),
  passenger_ids: z.array(z.string()),
  segment_ids: z.array(z.string()),
  maximum_quantity: z.int().min(1),
  ...Amount,
  metadata: z
    .looseObject({
      type: z.string().nullish(),
      maximum_weight_kg: z.number().nullish(),
      refund_amount: z.string().nullish(),
      merchant_copy: z.string().nullish(),
    })
    .nullish()
    .catch(null),
})
export type WireService = z.infer<typeof WireService>

/** One offer with its ancillaries. An invalid service is not sold. */
export const WireServices = z.object({ id: z.string(), available_services: z.array(z.unknown()).nullish() })

const WireElement = z.object({
  type: z.string(),
  designator: z.string().nullish(),
  name: z.string().nullish(),
  disclosures: z.array(z.string()).nullish(),
  available_services: z.array(z.object({ id: z.string().min(1), passenger_id: z.string(), ...Amount })).nullish(),
})
export type WireElement = z.infer<typeof WireElement>

export const WireSeatMap = z.object({
  segment_id: z.string(),
  cabins: z.array(
    z.object({
      deck: z.int().default(0),
      cabin_class: z.enum(cabins),
      wings: z.object({ first_row_index: z.int(), last_row_index: z.int() }).nullish(),
      rows: z.array(z.object({ sections: z.array(z.object({ elements: z.array(WireElement) })) })),
    }),
  ),
})
export type WireSeatMap = z.infer<typeof WireSeatMap>

/** Of an order: a quote until it is confirmed. */
export const WireCancellation = z.object({ data: z.object({ id: z.string().min(1) }) })

/** Offers are validated later, one by one: one bad offer must not affect the others. */
export const WireBatch = z.object({
  data: z.object({ id: z.string().min(1), remaining_batches: z.int().min(0), offers: z.array(z.unknown()).nullish() }),
})
export const WireOfferRequest = z.object({ data: z.object({ offers: z.array(z.unknown()) }) })

export const WireOrder = z.object({
  id: z.string().min(1),
  type: z.string().nullish(),
  offer_id: z.string().nullish(),
  booking_reference: z.string().nullish(),
  total_amount: z.string(),
  total_currency: z.string(),
  cancelled_at: z.string().nullish(),
  void_window_ends_at: z.string().nullish(),
  passengers: z.array(z.object({ id: z.string(), type: z.string().nullish() })).default([]),
  documents: z
    .array(z.object({ type: z.string(), unique_identifier: z.string(), passenger_ids: z.array(z.string()).nullish() }))
    .nullish(),
  payment_status: z
    .object({
      awaiting_payment: z.boolean(),
      payment_required_by: z.string().nullish(),
      price_guarantee_expires_at: z.string().nullish(),
      paid_at: z.string().nullish(),
    })
    .nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})
export type WireOrder = z.infer<typeof WireOrder>

/** An order's changes by its airline. */
export const WireSchedule = z.object({
  id: z.string().min(1),
  airline_initiated_changes: z
    .array(
      z.object({
        id: z.string().min(1),
        action_taken: z.enum(scheduleAnswers).nullish(),
        created_at: z.iso.datetime({ offset: true }),
        added: z.array(WireSlice),
        removed: z.array(WireSlice),
      }),
    )
    .nullish(),
})
