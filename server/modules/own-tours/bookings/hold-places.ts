import { randomInt } from 'node:crypto'
import type { OwnAddOn, OwnPeople, OwnUnitItem } from '#domain/authored-tours/sale/own-booking.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { tourOwnBookings } from '../../../db/schema/index.ts'
import { recordAvailability } from '../departures/record-availability.ts'
import type { Seller } from '../seller.ts'
import type { OwnBookingRow } from './own-booking-row.ts'
import { netFor } from './price-own.ts'
import { type CheckedPlaces, pricedItems, writeSeats } from './take-places.ts'

/** Without 0, O, 1 and I, which are mistaken for each other when they are typed. */
const DIGITS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Ten digits: a voucher's content, which nobody guesses. */
const newReference = (): string => Array.from({ length: 10 }, () => DIGITS[randomInt(DIGITS.length)]).join('')

interface Hold {
  uuid: string
  seller: Seller
  places: CheckedPlaces
  items: readonly OwnUnitItem[]
  until: Date
  resellerReference: string | null
  people: OwnPeople
  addOns?: OwnAddOn[]
}

/** Holds seats that are locked and were found free. */
export async function holdPlaces(tx: Transaction, ctx: Ctx, hold: Hold): Promise<OwnBookingRow> {
  const { uuid, seller, places, items, until, resellerReference, people, addOns = [] } = hold
  const { own, option, departure, seats, retail } = places
  const now = ctx.now()
  const [made] = await tx
    .insert(tourOwnBookings)
    .values({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      uuid,
      sellerId: seller.id,
      resellerId: seller.resellerId,
      tourId: own.id,
      optionId: option.id,
      departureId: departure.id,
      day: departure.day,
      startsAt: departure.startsAt,
      endsAt: departure.endsAt,
      status: 'held',
      heldUntil: until,
      units: pricedItems(places, items),
      seats,
      addOns,
      currency: retail.currency,
      retail: retail.amount,
      net: netFor(seller, retail).amount,
      cancellation: option.setup.cancellation,
      reference: newReference(),
      resellerReference,
      peopleCipher: ctx.system.cipher.seal(people),
      createdAt: now,
      changedAt: now,
    })
    .returning()
  if (!made) throw new Error(`no booking ${uuid}`)
  await writeSeats(tx, ctx, made.id, places)
  await recordAvailability(tx, ctx, [made])
  return made
}
