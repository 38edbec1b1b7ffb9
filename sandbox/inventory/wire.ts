/**
 * Duffel API v2 shapes on the wire. Amounts are decimal strings in major units; `departing_at` and `arriving_at` are local times of the airport
 * without an offset; every other time is an ISO instant in UTC. https://duffel.com/docs/api/offers/schema and neighbours.
 */
export type CabinClass = 'first' | 'business' | 'premium_economy' | 'economy'
export type PassengerType = 'adult' | 'child' | 'infant_without_seat'

export interface City {
  id: string
  type: 'city'
  name: string
  iata_code: string
  iata_country_code: string
}

export interface Airport {
  id: string
  type: 'airport'
  name: string
  iata_code: string
  icao_code: string
  iata_city_code: string
  iata_country_code: string
  city_name: string
  /** Set only where IATA groups several airports into one metropolitan area. */
  city: City | null
  latitude: number
  longitude: number
  time_zone: string
}

export type Place = Airport | City

export interface Airline {
  id: string
  iata_code: string
  name: string
  logo_symbol_url: string | null
  logo_lockup_url: string | null
  conditions_of_carriage_url: string | null
}

export interface Aircraft {
  id: string
  iata_code: string
  name: string
}

export type Condition =
  | { allowed: true; penalty_amount: string | null; penalty_currency: string | null }
  | { allowed: false; penalty_amount: null; penalty_currency: null }

export interface Conditions {
  refund_before_departure: Condition | null
  change_before_departure: Condition | null
}

export interface SliceConditions extends Conditions {
  advance_seat_selection: boolean | null
  priority_boarding: boolean | null
  priority_check_in: boolean | null
}

export interface Baggage {
  type: 'checked' | 'carry_on'
  quantity: number
}

export interface Cabin {
  name: CabinClass
  marketing_name: string
  amenities: {
    wifi: { available: boolean; cost: 'free' | 'paid' | 'free or paid' | 'n/a' } | null
    seat: {
      pitch: 'less' | 'more' | 'standard' | 'n/a'
      type: 'standard' | 'extra_legroom' | 'skycouch' | 'recliner' | 'angle_flat' | 'full_flat' | 'private_suite'
    } | null
    power: { available: boolean } | null
  }
}

export interface SegmentPassenger {
  passenger_id: string
  cabin_class: CabinClass
  cabin_class_marketing_name: string
  fare_basis_code: string
  baggages: Baggage[]
  cabin: Cabin | null
}

/** A landing within a segment: same aircraft, same flight number. */
export interface Stop {
  id: string
  airport: Airport
  arriving_at: string
  departing_at: string
  duration: string
}

export interface Segment {
  id: string
  origin: Airport
  origin_terminal: string | null
  destination: Airport
  destination_terminal: string | null
  departing_at: string
  arriving_at: string
  duration: string
  /** Kilometres. */
  distance: string
  aircraft: Aircraft
  marketing_carrier: Airline
  marketing_carrier_flight_number: string
  operating_carrier: Airline
  operating_carrier_flight_number: string
  stops: Stop[]
  passengers: SegmentPassenger[]
}

export interface Slice {
  id: string
  origin: Airport
  origin_type: 'airport'
  destination: Airport
  destination_type: 'airport'
  duration: string
  fare_brand_name: string
  ngs_shelf: number
  comparison_key: string
  conditions: SliceConditions
  segments: Segment[]
}

export interface OfferPassenger {
  id: string
  type: PassengerType
  age: number | null
  fare_type: null
  given_name?: string
  family_name?: string
  loyalty_programme_accounts: { account_number: string; airline_iata_code: string }[]
}

export type IdentityDocumentType = 'passport' | 'tax_id' | 'known_traveler_number' | 'passenger_redress_number'

export interface PrivateFare {
  type: 'corporate' | 'leisure' | 'negotiated'
  corporate_code?: string
  tracking_reference?: string
  tour_code?: string
}

export interface PaymentRequirements {
  requires_instant_payment: boolean
  payment_required_by: string | null
  price_guarantee_expires_at: string | null
}

interface ServiceCommon {
  id: string
  passenger_ids: string[]
  segment_ids: string[]
  maximum_quantity: number
  total_amount: string
  total_currency: string
}

export interface BaggageService extends ServiceCommon {
  type: 'baggage'
  metadata: {
    type: 'checked' | 'carry_on'
    maximum_weight_kg: number | null
    maximum_height_cm: number | null
    maximum_length_cm: number | null
    maximum_depth_cm: number | null
  }
}

export interface CancelForAnyReasonService extends ServiceCommon {
  type: 'cancel_for_any_reason'
  metadata: { refund_amount: string; merchant_copy: string; terms_and_conditions_url: string }
}

export type Service = BaggageService | CancelForAnyReasonService

export interface Offer {
  id: string
  live_mode: boolean
  partial: boolean
  created_at: string
  updated_at: string
  expires_at: string
  owner: Airline
  base_amount: string
  base_currency: string
  tax_amount: string
  tax_currency: string
  total_amount: string
  total_currency: string
  total_emissions_kg: string
  slices: Slice[]
  passengers: OfferPassenger[]
  conditions: Conditions
  payment_requirements: PaymentRequirements
  private_fares: PrivateFare[]
  /** Null in lists and in offer requests; set by `servicesFor` when one offer is requested with `return_available_services=true`. */
  available_services: Service[] | null
  passenger_identity_documents_required: boolean
  supported_passenger_identity_document_types: IdentityDocumentType[]
  supported_loyalty_programmes: string[]
  /** Of the credits given to the search, those that pay for this offer. */
  available_airline_credit_ids: string[]
}

export interface SeatService {
  id: string
  passenger_id: string
  total_amount: string
  total_currency: string
}

export interface Seat {
  type: 'seat' | 'restricted_seat_general'
  designator: string
  name?: string
  disclosures: string[]
  /** One per passenger who may buy the seat; empty when it is taken. */
  available_services: SeatService[]
}

export type SeatMapElement = Seat | { type: 'bassinet' | 'empty' | 'exit_row' | 'lavatory' | 'galley' | 'closet' | 'stairs' }

export interface SeatMapCabin {
  deck: number
  cabin_class: CabinClass
  aisles: number
  wings: { first_row_index: number; last_row_index: number } | null
  rows: { sections: { elements: SeatMapElement[] }[] }[]
}

export interface SeatMap {
  id: string
  slice_id: string
  segment_id: string
  cabins: SeatMapCabin[]
}
