import { subtract, zero } from '../../money/money.ts'
import { refundabilityAt } from '../cancellation.ts'
import { PricedStayRate, type RoomListing, type SupplierStayRate } from '../rate.ts'
import type { RateOfRoom } from './join-rooms.ts'

const expiresAt = '2027-01-01T10:00:00.000Z'
const plainRoom: RoomListing = {
  name: 'Deluxe King Room',
  beds: [{ type: 'king', count: 1 }],
  sizeSqm: null,
  sleeps: null,
  photos: [],
}

const plainRate: SupplierStayRate = {
  id: 'one-1',
  supplier: 'one',
  supplierRateId: 'rat_1',
  listingId: 'a',
  room: plainRoom,
  board: 'room_only',
  payWhen: 'now',
  name: null,
  conditions: [],
  isOnRequest: false,
  left: null,
  membersOnly: false,
  isNegotiated: false,
  localCharges: null,
  expiresAt,
  net: { amount: 10_000, currency: 'USD' },
  base: null,
  tax: null,
  fee: null,
  publicPrice: null,
  commission: null,
  payNow: { amount: 10_000, currency: 'USD' },
  cancellation: [],
}

/** Sold at net, without internal data. */
const priced = (rate: SupplierStayRate): PricedStayRate =>
  PricedStayRate.parse({
    ...rate,
    total: rate.net,
    paymentFee: zero(rate.net.currency),
    taxes: null,
    perNight: rate.net,
    payAtProperty: subtract(rate.net, rate.payNow),
    localChargesAbout: rate.localCharges,
    refundability: refundabilityAt(rate.cancellation, rate.net, new Date('2026-12-01T00:00:00Z')),
    freeUntil: null,
    waterfall: null,
    source: null,
  })

export const rateOf = (rate: SupplierStayRate): RateOfRoom => ({ rate, priced: priced(rate) })

/** A rate of 100 dollars for a king room, with optional further facts. */
export const rate = (given: Partial<Omit<SupplierStayRate, 'room'>> & { room?: Partial<RoomListing> } = {}): RateOfRoom =>
  rateOf({ ...plainRate, ...given, room: { ...plainRoom, ...given.room } })
