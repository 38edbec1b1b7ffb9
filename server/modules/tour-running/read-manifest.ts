import { and, asc, eq, inArray } from 'drizzle-orm'
import type { DepartureRef, Manifest, ManifestBooking, ManifestPerson } from '#contract/tour-running/tour-departures.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { nameOfContact, type OwnPeople } from '#domain/authored-tours/sale/own-booking.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourCheckIns, tourOverbookings, tourOwnBookings, tourResellers, tourSeatPools } from '../../db/schema/index.ts'
import { personalIn, visibleAnswers } from '../access/visible-answers.ts'
import { openPeople, type OwnBookingRow } from '../own-tours/bookings/own-booking-row.ts'
import { readPlaces } from '../own-tours/departures/read-places.ts'
import { findDeparture, isOfDeparture } from './find-departure.ts'
import { readAssigned } from './guides-of.ts'
import { viewDeparture } from './list-departures.ts'

type CheckInRow = typeof tourCheckIns.$inferSelect

const answersOf = ({ ctx, option: { setup }, row }: Shown, answers: OwnPeople['answers']) => {
  const isPersonal = personalIn(setup.questions)
  return visibleAnswers(ctx, answers, (id) => isPersonal(id) || row.personalQuestions.includes(id)).map(
    ({ questionId, value }) => ({
      label: setup.questions.find(({ id }) => id === questionId)?.label ?? questionId,
      value,
    }),
  )
}

function personOf(shown: Shown, place: number, checked: CheckInRow | undefined): ManifestPerson {
  const { option, row, people } = shown
  const person = people.people[place]
  const name = person ? nameOfContact(person.contact) : ''
  return {
    place,
    code: `${row.reference}-${place + 1}`,
    name: name || null,
    category: option.categories.find(({ id }) => id === row.units[place]?.unitId)?.title ?? 'Person',
    answers: answersOf(shown, person?.answers ?? []),
    state: checked?.outcome ?? 'expected',
    at: checked?.at.toISOString() ?? null,
  }
}

interface Shown {
  ctx: Ctx
  option: AuthoredOption
  row: OwnBookingRow
  people: OwnPeople
}

function bookingOf(shown: Shown, { seller, checked }: { seller: string; checked: readonly CheckInRow[] }): ManifestBooking {
  const { option, row, people } = shown
  const { contact, pickup } = people
  const point = option.meeting.pickupPoints.find(({ id }) => id === pickup.pointId)
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    seller,
    sellerReference: row.resellerId ? row.resellerReference : null,
    contact: { name: nameOfContact(contact), email: contact.emailAddress, phone: contact.phoneNumber },
    answers: answersOf(shown, people.answers),
    pickup: point?.name ?? pickup.hotel,
    notes: people.notes,
    addOns: row.addOns.map(({ title, quantity }) => ({ title, quantity })),
    total: money(row.retail, row.currency),
    people: row.units.map((_, place) =>
      personOf(
        shown,
        place,
        checked.find((one) => one.place === place),
      ),
    ),
  }
}

async function readOverbookings(tx: Transaction, ctx: Ctx, pool: string) {
  const rows = await tx
    .select({ pool: tourSeatPools, one: tourOverbookings })
    .from(tourSeatPools)
    .leftJoin(tourOverbookings, eq(tourOverbookings.poolId, tourSeatPools.id))
    .where(and(eq(tourSeatPools.agencyId, ctx.agencyId), eq(tourSeatPools.pool, pool)))
    .orderBy(asc(tourOverbookings.createdAt))
  return {
    capacitySet: rows[0]?.pool.capacitySet ?? null,
    overbookings: rows.flatMap(({ one }) =>
      one ? [{ seats: one.seats, reason: one.reason, by: one.allowedBy, at: one.createdAt.toISOString() }] : [],
    ),
  }
}

/** A departure with everybody who is booked. Throws access.not-found. */
export async function readManifest(ctx: Ctx, ref: DepartureRef): Promise<Manifest> {
  return ctx.tx(async (tx) => {
    const { own, option, departure } = await findDeparture(tx, ctx, ref)
    const [place] = await readPlaces(tx, ctx, { tourId: own.id, option, departures: [departure] })
    if (!place) throw new Error('a departure has no place')
    const rows = await tx
      .select({ row: tourOwnBookings, seller: tourResellers.name })
      .from(tourOwnBookings)
      .leftJoin(tourResellers, eq(tourResellers.id, tourOwnBookings.resellerId))
      .where(and(isOfDeparture(ctx, ref), inArray(tourOwnBookings.status, ['requested', 'confirmed'])))
      .orderBy(asc(tourOwnBookings.createdAt))
    const ids = rows.map(({ row }) => row.id)
    const checks =
      ids.length > 0
        ? await tx
            .select()
            .from(tourCheckIns)
            .where(and(eq(tourCheckIns.agencyId, ctx.agencyId), inArray(tourCheckIns.bookingId, ids)))
        : []
    const byBooking = Map.groupBy(checks, ({ bookingId }) => bookingId)
    const requests = rows.filter(({ row }) => row.status === 'requested').length
    const assignedGuides = await readAssigned(tx, ctx, ref)
    const guides = assignedGuides.map(({ name }) => name)
    return {
      ...viewDeparture({ own, option }, place, { requests, guides }),
      assignedGuides,
      ...(await readOverbookings(tx, ctx, place.pool)),
      bookings: rows.map(({ row, seller }) =>
        bookingOf(
          { option, row, people: openPeople(ctx, row), ctx },
          { seller: seller ?? 'Own sale', checked: byBooking.get(row.id) ?? [] },
        ),
      ),
    }
  })
}
