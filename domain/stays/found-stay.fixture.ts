import type { FoundStay, RateFacts } from './found-stay.ts'

export const rateFacts = (total: number, more: Partial<RateFacts> = {}): RateFacts => ({
  board: 'room_only',
  refundability: 'none',
  payWhen: 'now',
  freeUntil: null,
  total,
  payNow: total,
  paymentFee: 0,
  taxes: null,
  localCharges: null,
  localChargesAbout: null,
  left: null,
  ...more,
})

/** A property with three stars at one kilometre, with one rate by default. */
export const foundStay = (id: string, total: number, more: Partial<FoundStay> = {}): FoundStay => ({
  id,
  name: `Property ${id}`,
  latitude: 6.45,
  longitude: 3.4,
  city: 'Lagos',
  district: 'Ikoyi',
  type: 'hotel',
  profiles: [],
  stars: 3,
  score: 8,
  reviewCount: 100,
  chain: null,
  amenities: [],
  checkInFrom: null,
  checkOutUntil: null,
  photos: [],
  nearby: [],
  km: 1,
  total,
  rates: [rateFacts(total)],
  ...more,
})
