import { eq } from 'drizzle-orm'
import { addDays } from '#domain/dates.ts'
import { systemCtx } from '#server/ctx.ts'
import { tourOwnBookings, tourPayouts, tourReviews } from '#server/db/schema/index.ts'
import { createOwnSupplier } from '#server/modules/own-tours/supplier/own-supplier.ts'
import type { Client, TestApp } from '../app.ts'
import { ownOption, ownTour, publishOwnTour } from '../tours/own-tour.ts'

/** Bodies of the endpoints about departures and resellers, as `sampleBodies`. */
export const tourRunningBodies: Record<string, object> = {
  'tourDepartures.setCapacity': { seats: 12 },
  'tourDepartures.close': { isClosed: true, reason: 'Storm' },
  'tourDepartures.overbook': { seats: 1, reason: 'A child on a lap' },
  'tourDepartures.cancel': { reason: 'Storm' },
  'tourDepartures.move': { to: '2027-01-01T09:00', reason: 'Storm' },
  'tourDepartures.setGuides': { userIds: [] },
  'guidedTours.checkIn': { code: 'AB2C3D4E5F-1' },
  'guidedTours.noShow': { place: 0, isNoShow: true },
  'tourWaiting.join': {
    name: 'Ama Mensah',
    email: 'ama@example.com',
    day: '2027-01-01',
    party: { adults: 1, children: [] },
  },
  'tourWaiting.read': { token: 'none' },
  'tourWaiting.book': { token: 'none' },
  'tourWaiting.leave': { token: 'none' },
  'tourWaiting.add': { name: 'Ama Mensah', email: 'ama@example.com', people: 1 },
  'tourReviews.read': { token: 'none' },
  'tourReviews.write': { token: 'none', rating: 5, text: 'The pilot knew every stone.', author: 'Ama M.' },
  'tourReviews.stop': { token: 'none' },
  'tourReviews.answer': { text: 'Thank you.' },
  'tourReviews.hide': { isHidden: true, reason: 'It names a person' },
  'tourDays.close': { reason: 'Storm', decisions: [] },
  'tourDepartures.decide': { isAccepted: true },
  'tourDepartures.noShow': { place: 0, isNoShow: true },
  'tourDepartures.checkIn': { code: 'AB2C3D4E5F-1' },
  'tourPayouts.create': { from: '2026-01-01', to: '2026-01-31' },
  'tourPayouts.withdraw': { reason: 'The period was wrong.' },
  'tourPayouts.markPaid': { on: '2026-02-03', reference: 'Transfer 4711' },
  'tourResellers.setWebhook': { url: 'https://harbour.example/octo' },
  'tourResellers.create': { name: 'Harbour Hotels', email: 'desk@harbour.example', commission: 15 },
}

/** A written review of a booking. Returns its id. */
async function keepReview(t: TestApp, agencyId: string, booking: typeof tourOwnBookings.$inferSelect | undefined) {
  if (!booking) throw new Error('no booking')
  const [id, now] = [t.system.newId(), new Date()]
  const { tourId, day } = booking
  const written = { rating: 4, text: 'The pilot knew every stone.', author: 'Ama M.', writtenAt: now }
  const row = { id, agencyId, tourId, bookingId: booking.id, day, linkHash: id, askedAt: now, until: now, ...written }
  await t.system.db.insert(tourReviews).values(row)
  return id
}

/** A payout without bookings. Returns its id. */
async function keepPayout(t: TestApp, agencyId: string, resellerId: string) {
  const id = t.system.newId()
  const row = { id, agencyId, number: 1, resellerId, fromDay: '2026-01-01', toDay: '2026-01-31', currency: 'NGN', owed: 0 }
  await t.system.db.insert(tourPayouts).values({ ...row, createdBy: 'Adaeze Okonkwo' })
  return id
}

/** A departure with a requested booking, a review of it, and a reseller, of `client`'s agency. */
export async function keepDeparture(t: TestApp, client: Client) {
  const { slug, id } = (await client.call('GET', '/session')).body.agency
  const option = { ...ownOption, capacity: { ...ownOption.capacity, mode: 'on-request' as const } }
  const productId = await publishOwnTour(t.system, slug, ownTour([option]))
  const departureId = `${addDays(new Date().toISOString().slice(0, 10), 40)}T09:00`
  const supplier = createOwnSupplier(await systemCtx(t.system, id))
  const reference = crypto.randomUUID()
  await supplier.book({
    productId,
    optionId: option.id,
    availabilityId: departureId,
    unitIds: ['adult'],
    reference,
    reservationId: null,
    price: { amount: 2_000_000, currency: 'NGN' },
    participants: [{ index: 0, title: null, givenName: 'Ama', familyName: 'Mensah' }],
    contact: { email: 'ama@example.com', phone: '+2348031234567' },
    answers: [],
    pickup: null,
    requests: '',
  })
  const { body: mayGuide } = await client.call('GET', '/tour-guides')
  const userIds = mayGuide.map((one: { id: string }) => one.id)
  await client.call('PUT', `/tour-departures/${productId}/${option.id}/${departureId}/guides`, { userIds })
  const [booking] = await t.system.db.select().from(tourOwnBookings).where(eq(tourOwnBookings.resellerReference, reference))
  const path = `/tour-departures/${productId}/${option.id}/${departureId}`
  await client.call('PUT', `${path}/capacity`, { seats: 1 })
  await client.call('POST', `${path}/waiting`, tourRunningBodies['tourWaiting.add'])
  const waiting = (await client.call('GET', `${path}/waiting`)).body[0]
  const review = await keepReview(t, id, booking)
  const reseller = await client.call('POST', '/tour-resellers', tourRunningBodies['tourResellers.create'])
  return {
    tourDepartures: booking?.id ?? '',
    'tourDepartures.tourId': productId,
    'tourDepartures.optionId': option.id,
    'tourDepartures.departureId': departureId,
    guidedTours: booking?.id ?? '',
    'guidedTours.tourId': productId,
    'guidedTours.optionId': option.id,
    'guidedTours.departureId': departureId,
    tourWaiting: String(waiting.id),
    'tourWaiting.tourId': productId,
    'tourWaiting.optionId': option.id,
    'tourWaiting.departureId': departureId,
    tourReviews: review,
    'tourReviews.tourId': productId,
    'tourDays.tourId': productId,
    'tourDays.day': departureId.slice(0, 10),
    tourResellers: String(reseller.body.id),
    'tourPayouts.resellers': String(reseller.body.id),
    tourPayouts: await keepPayout(t, id, String(reseller.body.id)),
  }
}
