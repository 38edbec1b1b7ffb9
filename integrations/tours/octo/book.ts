import { isLess, isSame, type Money } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SupplierTourOrder, TourBooking, TourReservation } from '../port.ts'
import type { OctoClient } from './client.ts'
import { mapBooking } from './map-booking.ts'
import { netOf } from './prices.ts'
import type { WireBooking } from './wire.ts'

/** Until when a hold without a stated end is used. */
const USUAL_MINUTES = 15
const MINUTE_MS = 60_000

const hasCode = (error: unknown, ...codes: string[]): error is SupplierError =>
  error instanceof SupplierError && codes.includes(error.vendorCode ?? '')

/** Reserving, confirming, changing and cancelling. A booking is found by its uuid, which is our reference. */
export function createBooking(client: OctoClient, supplier: string) {
  /** OCTO has no code of its own for a lack of places. */
  async function hold(wanted: Omit<TourReservation, 'minutes' | 'price'>, minutes: number): Promise<WireBooking> {
    const { reference, productId, optionId, availabilityId, unitIds } = wanted
    try {
      return await client.reserve({
        uuid: reference,
        productId,
        optionId,
        availabilityId,
        expirationMinutes: minutes,
        unitItems: unitIds.map((unitId) => ({ unitId })),
      })
    } catch (error) {
      if (!hasCode(error, 'UNPROCESSABLE_ENTITY')) throw error
      throw new SupplierError('sold-out', supplier, error.message, error.vendorCode, error.words)
    }
  }

  const release = async (uuid: string): Promise<void> => {
    try {
      await client.cancel(uuid, { reason: 'Not bought' })
    } catch (error) {
      // It expired, or never was.
      if (!hasCode(error, 'INVALID_BOOKING_UUID', 'UNPROCESSABLE_ENTITY')) throw error
    }
  }

  /** Throws `price-changed` for a booking that costs more than agreed; it is released. */
  async function assertPrice(booking: WireBooking, price: Money): Promise<void> {
    const asked = booking.pricing ? netOf(booking.pricing) : price
    if (asked.currency === price.currency && (isSame(asked, price) || isLess(asked, price))) return
    await release(booking.uuid)
    throw new SupplierError('price-changed', supplier, `${supplier} changed the price of ${booking.uuid}`)
  }

  /** The reservation while it stands; null if it ended. */
  async function held(reservationId: string | null): Promise<WireBooking | null> {
    if (reservationId === null) return null
    try {
      const booking = await client.booking(reservationId)
      return ['ON_HOLD', 'CONFIRMED', 'PENDING'].includes(booking.status) ? booking : null
    } catch (error) {
      if (hasCode(error, 'INVALID_BOOKING_UUID')) return null
      throw error
    }
  }

  /** OCTO has no code of its own for a lack of places. */
  async function patch(uuid: string, body: unknown): Promise<WireBooking> {
    try {
      return await client.change(uuid, body)
    } catch (error) {
      if (!hasCode(error, 'UNPROCESSABLE_ENTITY')) throw error
      throw new SupplierError('sold-out', supplier, error.message, error.vendorCode, error.words)
    }
  }

  /** A change that costs too much is undone. Where that fails too, the state of the booking is unknown. */
  async function restore({ uuid, optionId, availabilityId, unitItems }: WireBooking): Promise<void> {
    try {
      await client.change(uuid, {
        optionId,
        availabilityId,
        unitItems: (unitItems ?? []).map(({ uuid: id, unitId }) => ({ uuid: id, unitId })),
      })
    } catch (error) {
      throw new SupplierError('unknown-outcome', supplier, `${uuid} could not be restored: ${String(error)}`)
    }
  }

  async function getOrder(uuid: string): Promise<SupplierTourOrder> {
    return mapBooking(await client.booking(uuid))
  }

  return {
    getOrder,
    release,

    async reserve({ minutes, price, ...wanted }: TourReservation): Promise<{ id: string; until: Date }> {
      const booking = await hold(wanted, minutes)
      if (booking.status !== 'ON_HOLD') throw new SupplierError('sold-out', supplier, `the reservation is ${booking.status}`)
      await assertPrice(booking, price)
      const until = booking.utcExpiresAt ? Date.parse(booking.utcExpiresAt) : Date.now() + USUAL_MINUTES * MINUTE_MS
      return { id: booking.uuid, until: new Date(until) }
    },

    async book(booking: TourBooking): Promise<SupplierTourOrder> {
      const standing = await held(booking.reservationId)
      const reserved = standing ?? (await hold(booking, USUAL_MINUTES))
      await assertPrice(reserved, booking.price)
      try {
        return mapBooking(await client.confirm(reserved.uuid, confirmationOf(booking, reserved)))
      } catch (error) {
        // Nobody else knows of the new hold.
        if (standing === null && error instanceof SupplierError && error.kind !== 'unknown-outcome')
          await release(reserved.uuid).catch(() => null)
        throw error
      }
    },

    async change(uuid: string, to: TourBooking): Promise<SupplierTourOrder> {
      const before = await client.booking(uuid)
      if (before.status !== 'CONFIRMED' || before.cancellable === false)
        throw new SupplierError('rejected', supplier, `${uuid} is ${before.status} and cannot be changed`, 'TOO_LATE')
      const changed = await patch(uuid, changeOf(to, before))
      const asked = changed.pricing ? netOf(changed.pricing) : to.price
      if (asked.currency === to.price.currency && (isSame(asked, to.price) || isLess(asked, to.price))) return mapBooking(changed)
      await restore(before)
      throw new SupplierError('price-changed', supplier, `${supplier} changed the price of ${uuid}`)
    },

    async cancel(uuid: string): Promise<SupplierTourOrder> {
      try {
        return mapBooking(await client.cancel(uuid, { reason: 'Cancelled by the buyer' }))
      } catch (error) {
        if (!hasCode(error, 'UNPROCESSABLE_ENTITY')) throw error
        const order = await getOrder(uuid)
        if (order.status === 'cancelled' || order.status === 'failed') return order
        throw new SupplierError('rejected', supplier, error.message, 'TOO_LATE', error.words)
      }
    },

    /** The booking that stands; otherwise the newest that ended. */
    async findBooking(reference: string): Promise<SupplierTourOrder | null> {
      const found = (await client.bookingsOf(reference)).filter((one) => one.resellerReference === reference).map(mapBooking)
      return found.find(({ status }) => status === 'issued' || status === 'requested') ?? found[0] ?? null
    },
  }
}

const nameOf = ({ givenName, familyName }: { givenName: string; familyName: string }) => ({
  firstName: givenName,
  lastName: familyName,
})

/** The body of a change: the start, the units, and what a confirmation says. A unit that stays keeps its id. */
function changeOf(to: TourBooking, { unitItems, ...before }: WireBooking) {
  const free = [...(unitItems ?? [])]
  const items = to.unitIds.map((unitId) => {
    const at = free.findIndex((item) => item.unitId === unitId)
    const [kept] = at < 0 ? [] : free.splice(at, 1)
    return kept ?? { uuid: crypto.randomUUID(), unitId }
  })
  const { optionId, availabilityId } = to
  return { ...confirmationOf(to, { ...before, unitItems: items }), optionId, availabilityId }
}

/** The body of a confirmation: the lead is the contact, and each unit has its person and answers. */
function confirmationOf(
  { participants, contact, answers, pickup, requests, reference }: TourBooking,
  { unitItems }: WireBooking,
) {
  const [lead] = participants
  const answersOf = (index: number | null) =>
    answers.flatMap((one) => (one.index === index && one.value !== '' ? [{ questionId: one.questionId, value: one.value }] : []))
  return {
    resellerReference: reference,
    emailReceipt: false,
    contact: { ...(lead ? nameOf(lead) : {}), emailAddress: contact.email, phoneNumber: contact.phone },
    ...(requests ? { notes: requests } : {}),
    ...(pickup ? { pickupRequested: true, pickupPointId: pickup.pointId, pickupHotel: pickup.hotel } : {}),
    questionAnswers: answersOf(null),
    unitItems: (unitItems ?? []).map(({ uuid, unitId }, index) => {
      const person = participants.find((one) => one.index === index)
      return { uuid, unitId, ...(person ? { contact: nameOf(person) } : {}), questionAnswers: answersOf(index) }
    }),
  }
}
