import { expect, test } from 'vitest'
import type { SignedIn } from '#tests/app.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner } = await openOwner()
const agent = await t.signIn('agent@skyways.test')
const words = { details: 'Breakfast', from: null, to: null, isOptional: false, forWhom: '', deadline: null }

/** A quote with an option with an item with markup. */
async function made(by: SignedIn = owner) {
  const { id } = (await by.call('POST', '/quotes', { name: 'Ada Eze', title: 'Zanzibar' })).body
  const { optionId } = (await by.call('POST', `/quotes/${id}/options`, { title: 'By the sea' })).body
  return { id, optionId }
}
const optionOf = async (id: string) => (await owner.call('GET', `/quotes/${id}`)).body.options[0]
const listed = async (by: SignedIn = owner) => (await by.call('GET', '/quote-library')).body.items

test('a part is kept under a name and inserted into another quote, with its amounts for roles that see them', async () => {
  const { id, optionId } = await made()
  const item = { ...words, title: 'Hotel by the sea', cost: 100_000_00, markup: 20_000_00, fee: 5_000_00 }
  const { partId } = (await owner.call('PUT', `/quotes/${id}/items`, { ...item, optionId, partId: null, rev: 0 })).body
  const keep = (name: string) => owner.call('POST', `/quotes/${id}/parts/${partId}/keep`, { name })
  const { libraryId } = (await keep('Our hotel')).body
  expect((await keep('Our hotel')).body.code).toBe('quote.name-taken')
  expect(await listed()).toMatchObject([{ name: 'Our hotel', kind: 'item', price: { amount: 125_000_00 } }])
  expect(await listed(agent)).toMatchObject([{ name: 'Our hotel', price: null }])

  const other = await made()
  const insert = (by: SignedIn) => by.call('POST', `/quotes/${other.id}/library-parts`, { optionId: other.optionId, libraryId })
  expect((await insert(owner)).status).toBe(201)
  expect((await insert(agent)).status).toBe(201)
  const { parts } = await optionOf(other.id)
  expect(parts.map(({ price }: { price: { amount: number } }) => price.amount)).toEqual([125_000_00, 0])
  expect(parts.every(({ title }: { title: string }) => title === 'Hotel by the sea')).toBe(true)

  await owner.call('PUT', `/quote-library/${libraryId}`, { name: 'The hotel' })
  expect(await listed()).toMatchObject([{ name: 'The hotel' }])
  const stranger = await t.signIn('owner@savanna.test')
  expect(await listed(stranger)).toEqual([])
  expect((await stranger.call('DELETE', `/quote-library/${libraryId}`)).status).toBe(404)
  await owner.call('DELETE', `/quote-library/${libraryId}`)
  expect(await listed()).toEqual([])
  expect((await optionOf(other.id)).parts).toHaveLength(2)
})

test('a text is kept with its words', { tags: ['full'] }, async () => {
  const { id, optionId } = await made()
  const text = { optionId, partId: null, rev: 0, title: 'Visa', text: 'You need a visa.' }
  const { partId } = (await owner.call('PUT', `/quotes/${id}/texts`, text)).body
  const { libraryId } = (await owner.call('POST', `/quotes/${id}/parts/${partId}/keep`, { name: 'Visa of Tanzania' })).body
  const other = await made()
  await owner.call('POST', `/quotes/${other.id}/library-parts`, { optionId: other.optionId, libraryId })
  expect((await optionOf(other.id)).parts).toMatchObject([{ kind: 'text', title: 'Visa', text: 'You need a visa.' }])
})
