import { expect, test } from 'vitest'
import { chooseStart, familyInAccra, openTour, searchTours } from '#tests/book-tour.ts'
import { openOwner } from '#tests/open-owner.ts'
import { addItem, answersFor, coupleOfTrip, payTrip, readTripCheckout } from '#tests/trips/book-trip.ts'

const { t, owner, orderOf } = await openOwner()

const couple = { ...familyInAccra, children: [] }
const contact = { email: 'adaeze@example.com', phone: '+2348031234567' }

const pathsOf = (refusal: { data: { problems: { path: string }[] } }) => refusal.data.problems.map(({ path }) => path)

/** A checkout of a trip with a tour whose operator requires an answer of every participant. */
async function openWithQuestions() {
  const found = await searchTours(owner, couple)
  for (const { id, title } of found.tours) {
    const { options } = await openTour(owner, { searchId: found.searchId, tourId: id })
    if (!options.some(({ questions }) => questions.some(({ isRequired, of }) => isRequired && of === 'person'))) continue
    const chosen = await chooseStart(owner, new RegExp(`^${title.replaceAll(/[^\p{L}\d ]/gu, '.')}$`), couple)
    const { id: tripId } = (await owner.call('POST', '/planned-trips', { name: 'Accra' })).body
    const { searchId, tourId, optionId, day, start } = chosen
    await addItem(owner, tripId, { product: 'tour', searchId, tourId, optionId, day, time: start.time })
    const { body } = await owner.call('POST', '/trip-checkouts', { tripId })
    const checkout = await readTripCheckout(owner, body.id)
    if (checkout.items[0]?.questions.some(({ isRequired }) => isRequired)) return checkout
  }
  throw new Error('no tour asks questions')
}

test('a tour whose operator asks questions is bought with a trip: each is asked for each participant, and required ones must be answered', async () => {
  const checkout = await openWithQuestions()
  const [item] = checkout.items
  const required = item?.questions.filter(({ isRequired }) => isRequired) ?? []
  expect(required.some(({ label }) => label.endsWith(', adult 1'))).toBe(true)
  expect(required.some(({ label }) => label.endsWith(', adult 2'))).toBe(true)

  const save = (answers: object[]) =>
    owner.call('PUT', `/trip-checkouts/${checkout.id}/people`, { people: coupleOfTrip, contact, answers })
  const refused = await save([])
  expect(refused.status).toBe(422)
  expect(pathsOf(refused.body)).toEqual(required.map(({ name }) => `answers.${item?.id}.${name}`))

  const answers = answersFor(checkout)
  expect((await save(answers)).status).toBe(200)
  const { body: ready } = await owner.call('POST', `/trip-checkouts/${checkout.id}/review`)
  expect(ready.typed).toMatchObject(
    Object.fromEntries(answers.map(({ item: of, name, value }) => [`answers.${of}.${name}`, value])),
  )
  expect((await payTrip(owner, ready, 'keep')).status).toBe(200)
  for (let turn = 0; turn < 4; turn++) await t.drain()
  const order = await orderOf((await readTripCheckout(owner, checkout.id)).items[0]?.order?.id ?? '')
  expect(order.status).toBe('Issued')
  expect(order.answers).toHaveLength(answers.filter(({ name }) => name !== 'pickup').length)
})

test('an answer that is not in the list is refused at its field', { tags: ['full'] }, async () => {
  const checkout = await openWithQuestions()
  const answers = answersFor(checkout)
  const [item] = checkout.items
  const choice = item?.questions.find(({ kind }) => kind === 'select')
  if (!choice) return
  const wrong = answers.map((one) => (one.name === choice.name ? { ...one, value: 'none of them' } : one))
  const { body } = await owner.call('PUT', `/trip-checkouts/${checkout.id}/people`, {
    people: coupleOfTrip,
    contact,
    answers: wrong,
  })
  expect(pathsOf(body)).toEqual([`answers.${item?.id}.${choice.name}`])
})
