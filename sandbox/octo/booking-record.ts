import type { SandboxDeps } from '../deps.ts'
import type { Price } from '../inventory/tours/prices.ts'

export type BookingStatus = 'ON_HOLD' | 'PENDING' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED' | 'REJECTED'

export interface UnitItemRecord {
  uuid: string
  unitId: string
  resellerReference: string | null
  contact: Record<string, unknown>
  questionAnswers: unknown[]
  price: Price | null
}

/** A booking as it is stored. */
export interface BookingRecord {
  uuid: string
  supplier: string
  productId: string
  optionId: string
  availabilityId: string
  day: string
  status: BookingStatus
  resellerReference: string | null
  supplierReference: string
  notes: string | null
  contact: Record<string, unknown>
  unitItems: UnitItemRecord[]
  price: Price
  created: number
  updated: number
  expires: number | null
  confirmed: number | null
  cancelled: { at: number; reason: string | null; refund: 'FULL' | 'PARTIAL' | 'NONE' } | null
  pickup: { pointId: string | null; hotel: string | null }
  questionAnswers: unknown[]
}

const slotKey = ({
  supplier,
  productId,
  optionId,
  availabilityId,
}: Pick<BookingRecord, 'supplier' | 'productId' | 'optionId' | 'availabilityId'>) =>
  `${supplier} ${productId} ${optionId} ${availabilityId}`

/** Places are taken by these. */
const taking: ReadonlySet<BookingStatus> = new Set(['ON_HOLD', 'PENDING', 'CONFIRMED'])

/** The bookings of every supplier. */
export function openBookings({ store, now }: Pick<SandboxDeps, 'store' | 'now'>) {
  const saved = store.collection<BookingRecord>('octo.bookings', {
    slot: slotKey,
    reseller: ({ supplier, resellerReference }) => resellerReference && `${supplier} ${resellerReference}`,
    reference: ({ supplier, supplierReference }) => `${supplier} ${supplierReference}`,
  })
  const key = (supplier: string, uuid: string) => `${supplier} ${uuid}`

  /** A hold ends by itself. */
  const current = (booking: BookingRecord): BookingRecord =>
    booking.status === 'ON_HOLD' && booking.expires !== null && booking.expires <= now().getTime()
      ? { ...booking, status: 'EXPIRED' }
      : booking

  return {
    get(supplier: string, uuid: string): BookingRecord | undefined {
      const found = saved.get(key(supplier, uuid))
      return found && current(found)
    },
    put: (booking: BookingRecord): void =>
      saved.put(key(booking.supplier, booking.uuid), { ...booking, updated: now().getTime() }),
    find: (supplier: string, by: 'reseller' | 'reference', value: string) => saved.find(by, `${supplier} ${value}`).map(current),
    /** The places taken of a slot, without those of one booking. */
    taken: (slot: Parameters<typeof slotKey>[0], except = ''): number =>
      saved
        .find('slot', slotKey(slot))
        .map(current)
        .filter(({ status, uuid }) => taking.has(status) && uuid !== except)
        .reduce((sum, { unitItems }) => sum + unitItems.length, 0),
    atomically: store.atomically,
  }
}
export type Bookings = ReturnType<typeof openBookings>
