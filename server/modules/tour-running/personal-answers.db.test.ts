import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { systemCtx } from '#server/ctx.ts'
import { tourOwnBookings } from '#server/db/schema/index.ts'
import { pay } from '#tests/book-flight.ts'
import { chooseStart, entriesFor, openTourCheckout } from '#tests/book-tour.ts'
import { permissions } from '#domain/permissions.ts'
import { sellTrip } from '#tests/api/belongings.ts'
import { openOwner } from '#tests/open-owner.ts'
import { buildRequest } from '#tests/reliability/build-request.ts'
import { readOperations } from '#tests/reliability/read-operations.ts'
import { quoteChange, type Wanted } from '#tests/tours/change-tour.ts'
import { addReseller, ownOption, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'
import { openPeople } from '../own-tours/bookings/own-booking-row.ts'
import { purgeAnswers } from './purge-answers.ts'

const { t, owner, orderOf } = await openOwner({ TOUR_SUPPLIERS: 'wayfare' })
const question = { help: '', kind: 'text' as const, of: 'booking' as const, isRequired: true, choices: [] }
const questions = [
  { ...question, id: 'allergy', label: 'Allergies', isPersonal: true },
  { ...question, id: 'boat', label: 'Which boat' },
]
const DAY_MS = 86_400_000
let productId: string
beforeAll(async () => {
  productId = await publishOwnTour(t.system, 'skyways', ownTour([{ ...ownOption, setup: { ...ownOption.setup, questions } }]))
})

async function buy() {
  const chosen = await chooseStart(owner, /jamestown with a harbour pilot/i)
  const { body } = await openTourCheckout(owner, chosen)
  const answers = [
    { questionId: 'allergy', index: null, value: 'Peanuts' },
    { questionId: 'boat', index: null, value: 'The blue one' },
  ]
  await owner.call('PUT', `/checkouts/${body.id}/participants`, { ...entriesFor(chosen), answers })
  const paid = await pay(owner, (await owner.call('POST', `/checkouts/${body.id}/review`)).body, 'wallet')
  await t.drain()
  return { chosen, order: await orderOf(paid.body.orderId) }
}

/** The agent with a role of the agency's own. */
async function withRole(name: string, permissions: readonly string[]) {
  const { id } = (await owner.call('POST', '/roles', { name, permissions })).body
  const { items } = (await owner.call('GET', '/team')).body
  const member = items.find((one: { email: string }) => one.email === 'agent@skyways.test')
  await owner.call('PUT', `/team/${member.id}/role`, { role: id })
  return t.signIn('agent@skyways.test')
}

test('an answer with personal data is for members who may see customers, is exported, and is deleted a month after the departure', async () => {
  const { chosen, order } = await buy()
  const path = `/tour-departures/${productId}/walk/${chosen.day}T09:00`
  const answersFor = async (client: typeof owner) => (await client.call('GET', path)).body.bookings[0].answers
  expect(await answersFor(owner)).toEqual([
    { label: 'Allergies', value: 'Peanuts' },
    { label: 'Which boat', value: 'The blue one' },
  ])
  const gate = await withRole('Gate', ['tours:read'])
  expect(await answersFor(gate)).toEqual([
    { label: 'Allergies', value: null },
    { label: 'Which boat', value: 'The blue one' },
  ])
  const [row] = await t.system.db.select().from(tourOwnBookings).where(eq(tourOwnBookings.resellerReference, order.id))
  if (!row) throw new Error('no booking')
  expect(JSON.stringify(row)).not.toContain('Peanuts')
  const { items: customers } = (await owner.call('GET', '/customers?search=adaeze@example.com')).body
  const file = (await owner.call('GET', `/customers/${customers[0].id}/export`)).body
  expect(JSON.stringify(file)).toContain('Peanuts')

  const ctx = await systemCtx(t.system, row.agencyId)
  const purgeAt = async (days: number) => {
    t.setClock(() => new Date(row.endsAt.getTime() + days * DAY_MS))
    await ctx.tx((tx) => purgeAnswers(tx, ctx))
    t.setClock(() => new Date())
    const [now] = await t.system.db.select().from(tourOwnBookings).where(eq(tourOwnBookings.id, row.id))
    return openPeople(ctx, now ?? row).answers.map(({ value }) => value)
  }
  expect(await purgeAt(29)).toEqual(['Peanuts', 'The blue one'])
  expect(await purgeAt(31)).toEqual(['The blue one'])
  expect((await orderOf(order.id)).answers).toEqual([{ questionId: 'boat', index: null, value: 'The blue one' }])
})

test('no read of the API shows an answer with personal data to a member who may do everything but see customers', {
  tags: ['full'],
}, async () => {
  const { chosen, order } = await buy()
  const departure = {
    'tourDepartures.tourId': productId,
    'tourDepartures.optionId': 'walk',
    'tourDepartures.departureId': `${chosen.day}T09:00`,
  }
  const { id: resellerId } = await addReseller(t.system, 'skyways')
  const of = { ...(await sellTrip(t, owner)), ...departure, orders: order.id, tourChanges: order.id, tourResellers: resellerId }
  const others = Object.keys(permissions).filter((one) => !one.startsWith('customers:'))
  const blind = await withRole('Everything else', others)
  const reads = readOperations().filter(({ method }) => method === 'GET')
  const shown: Record<'blind' | 'owner', string[]> = { blind: [], owner: [] }
  for (const operation of reads)
    for (const [who, { cookie }] of Object.entries({ blind, owner })) {
      const request = buildRequest(operation, of)
      const { body } = await t.app.inject({ ...request, headers: { ...request.headers, cookie } })
      if (body.includes('Peanuts')) shown[who === 'owner' ? 'owner' : 'blind'].push(operation.name)
    }
  expect(shown.blind).toEqual([])
  expect(shown.owner).toEqual(expect.arrayContaining(['orders.get', 'tourChanges.quote', 'tourDepartures.get']))
  const seen = (await blind.call('GET', `/orders/${order.id}`)).body
  expect(seen.answers).toEqual([
    { questionId: 'allergy', index: null, value: null },
    { questionId: 'boat', index: null, value: 'The blue one' },
  ])
})

test('who changes a tour without seeing personal answers keeps them', async () => {
  const { order } = await buy()
  const blind = await withRole('Sellers who see no customers', ['orders:read', 'orders:write', 'wallet:read'])
  const wanted: Wanted = { day: order.offer.day, time: '09:00', adults: 1, children: [7] }
  const { pay, refund, idempotencyKey, participants, answers } = await quoteChange(blind, order.id, wanted)
  expect(answers).toContainEqual({ questionId: 'allergy', index: null, value: null })
  const people = { participants, answers: [{ questionId: 'boat', index: null, value: 'The red one' }] }
  const body = { ...wanted, pay: { ...pay }, refund, idempotencyKey, people }
  expect((await blind.call('POST', `/orders/${order.id}/tour-change`, body)).status).toBe(200)
  expect((await orderOf(order.id)).answers.map(({ value }: { value: string }) => value).toSorted()).toEqual([
    'Peanuts',
    'The red one',
  ])
})
