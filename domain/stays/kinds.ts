/** Plain lists for shapes, filters and forms. */

/** The kind of a searched destination: `map` is a point chosen on a map, `property` one property. */
export const destinationKinds = ['city', 'landmark', 'airport', 'property', 'map'] as const

export const boards = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const
export type Board = (typeof boards)[number]

export const boardWords: Record<Board, string> = {
  room_only: 'Room only',
  breakfast: 'Breakfast included',
  half_board: 'Half board',
  full_board: 'Full board',
  all_inclusive: 'All inclusive',
}

/** Whether paid money is refundable: completely for now, partly for now, or not. */
export const refundabilities = ['free', 'partial', 'none'] as const
export type Refundability = (typeof refundabilities)[number]

/** `now`: the whole price at booking. `deposit`: a part at booking, the rest at the property. `property`: everything there. */
export const payWhens = ['now', 'deposit', 'property'] as const
export type PayWhen = (typeof payWhens)[number]

export const payWhenWords: Record<PayWhen, string> = {
  now: 'Pay now',
  deposit: 'Pay a deposit now',
  property: 'Pay at the property',
}

/** The amenities of filters, in their order; the keys are Duffel's. */
export const amenityWords: Record<string, string> = {
  wifi: 'Wi-Fi',
  parking: 'Parking',
  pool: 'Swimming pool',
  restaurant: 'Restaurant',
  gym: 'Gym',
  spa: 'Spa',
  room_service: 'Room service',
  '24_hour_front_desk': 'Front desk day and night',
  laundry: 'Laundry',
  business_centre: 'Business centre',
  concierge: 'Concierge',
  lounge: 'Lounge',
  childcare_service: 'Childcare',
  pets_allowed: 'Pets allowed',
  cash_machine: 'Cash machine',
  adult_only: 'Adults only',
  accessibility_mobility: 'Step-free access',
  accessibility_hearing: 'Help for guests hard of hearing',
}

/** `guest_house` as `Guest property`; for unknown words of suppliers. */
export const sentence = (key: string): string => {
  const plain = key.replaceAll(/[_-]+/g, ' ').trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

export const amenityName = (key: string): string => amenityWords[key] ?? sentence(key)

/** What distinguishes the rates of a property in a comparison of prices: `breakfast.free.now`, in addresses. */
export const rateKind = (rate: { board: Board; refundability: Refundability; payWhen: PayWhen }): string =>
  `${rate.board}.${rate.refundability}.${rate.payWhen}`

/** In place of a kind: the lowest price of a property before its rates were known. */
const LOWEST = 'lowest'

/**
 * A kind of rate with the price shown, in a link: `breakfast.free.now.255865834`, in minor units of the selling currency. Null: `lowest.255865834`.
 */
export const seenRate = (rate: Parameters<typeof rateKind>[0] | null, total: number): string =>
  `${rate ? rateKind(rate) : LOWEST}.${total}`

export interface SeenRate {
  kind: string
  /** Null if a link has no price. */
  total: number | null
}

/** Parses `seenRate` or `rateKind`; null if there is none. */
export function readSeenRate(text: string | null | undefined): SeenRate | null {
  const [, kind = '', total] = /^(.+?)(?:\.(\d{1,15}))?$/.exec(text ?? '') ?? []
  return kind ? { kind, total: total ? Number(total) : null } : null
}

/** Whether it is of the kind that was seen; true if no kind was known. */
export const isSeenKind = (rate: Parameters<typeof rateKind>[0], seen: SeenRate | null): boolean =>
  seen !== null && (seen.kind === LOWEST || rateKind(rate) === seen.kind)

/** Whether it is that kind of rate at that price. */
export const isSeen = (rate: Parameters<typeof rateKind>[0] & { total: { amount: number } }, seen: SeenRate | null): boolean =>
  isSeenKind(rate, seen) && rate.total.amount === seen?.total
