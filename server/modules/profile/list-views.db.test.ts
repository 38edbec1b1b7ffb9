import { expect, test } from 'vitest'
import { MOST_VIEWS } from '#domain/lists/saved-views.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner } = await openOwner()
const agent = await t.signIn('agent@skyways.test')

const unpaid = { name: 'Unpaid', search: '?status=Held' }
const read = async (client: typeof owner, list = 'orders') => (await client.call('GET', `/profile/views?list=${list}`)).body

test('a search of a list is saved under a name, for this member alone and this list alone', async () => {
  expect((await owner.call('PUT', '/profile/views', { list: 'orders', ...unpaid })).body).toEqual([unpaid])
  const again = await t.signIn('owner@skyways.test')
  expect(await read(again)).toEqual([unpaid])
  expect(await read(owner, 'quotes')).toEqual([])
  expect(await read(agent)).toEqual([])
  const { body } = await owner.call('GET', '/profile/data.json')
  expect(typeof body === 'string' ? JSON.parse(body) : body).toMatchObject({ savedSearches: { orders: [unpaid] } })
})

test('one of the same name is replaced, and removed by its name', { tags: ['full'] }, async () => {
  const issued = { name: unpaid.name, search: '?status=Issued' }
  expect((await owner.call('PUT', '/profile/views', { list: 'orders', ...issued })).body).toEqual([issued])
  expect((await owner.call('DELETE', '/profile/views', { list: 'orders', name: unpaid.name })).body).toEqual([])
})

test('searches that two devices save at the same time are both there, up to fifty', { tags: ['full'] }, async () => {
  const names = Array.from({ length: MOST_VIEWS }, (_, at) => `Search ${at}`)
  await Promise.all(names.map((name) => agent.call('PUT', '/profile/views', { list: 'mails', name, search: '' })))
  expect((await read(agent, 'mails')).map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted())
  const more = await agent.call('PUT', '/profile/views', { list: 'mails', name: 'One more', search: '' })
  expect(more).toMatchObject({ status: 409, body: { code: 'views.too-many' } })
})

test('a search that is no part of an address is refused, and a name is needed', { tags: ['full'] }, async () => {
  const refused = await owner.call('PUT', '/profile/views', { list: 'orders', name: ' ', search: 'https://elsewhere.test' })
  expect(refused.body.data.problems.map(({ path }: { path: string }) => path).toSorted()).toEqual(['name', 'search'])
})
