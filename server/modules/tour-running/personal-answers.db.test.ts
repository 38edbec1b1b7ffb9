import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { systemCtx } from '#server/ctx.ts'
import { tourOwnBookings } from '#server/db/schema/index.ts'
import { pay } from '#tests/book-flight.ts'
import { chooseStart, entriesFor, openTourCheckout } from '#tests/book-tour.ts'
import { openOwner } from '#tests/open-owner.ts'
import { ownOption, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'
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

test('an answer with personal data is for members who may see customers, is exported, and is deleted a month after the departure', async () => {
  const { chosen, order } = await buy()
  const path = `/tour-departures/${productId}/walk/${chosen.day}T09:00`
  const answersFor = async (client: typeof owner) => (await client.call('GET', path)).body.bookings[0].answers
  expect(await answersFor(owner)).toEqual([
    { label: 'Allergies', value: 'Peanuts' },
    { label: 'Which boat', value: 'The blue one' },
  ])
  const { id } = (await owner.call('POST', '/roles', { name: 'Gate', permissions: ['tours:read'] })).body
  const { items } = (await owner.call('GET', '/team')).body
  const member = items.find((one: { email: string }) => one.email === 'agent@skyways.test')
  await owner.call('PUT', `/team/${member.id}/role`, { role: id })
  const gate = await t.signIn('agent@skyways.test')
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
