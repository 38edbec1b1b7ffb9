import { expect, test } from 'vitest'
import { openStorefront } from '#tests/open-storefront.ts'
import { bookPackage, makePackage, planRoom, takenOf } from '#tests/packages/make-package.ts'
import { visitShop } from '#tests/shop-visitor.ts'

const { t, owner, ada, bola } = await openStorefront()

test('of buyers who come together for the last places of a departure, one has them', async () => {
  // The test hotel sells its room on every day.
  const made = await makePackage(owner, { places: 3, later: 7, plan: planRoom })
  const buyers = [ada, bola, visitShop(t, 'skyways'), owner]
  const answers = await Promise.all(buyers.map((buyer) => bookPackage(buyer, made)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  expect(new Set(answers.flatMap(({ status, body }) => (status === 409 ? [body.code] : [])))).toEqual(
    new Set(['package.sold-out']),
  )
  expect(await takenOf(owner, made)).toBe(2)
  const change = (places: number) => owner.call('PUT', `/packages/${made.id}/departures/${made.departureId}`, { places })
  expect((await change(1)).body.code).toBe('package.in-use')
  // The place that is left is for one person; with one more place a couple has them.
  expect((await bookPackage(bola, made)).body.code).toBe('package.sold-out')
  expect((await change(4)).status).toBe(200)
  expect((await bookPackage(visitShop(t, 'skyways'), made)).status).toBe(201)
  expect(await takenOf(owner, made)).toBe(4)
})
