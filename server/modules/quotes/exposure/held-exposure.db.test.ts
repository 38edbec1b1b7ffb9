import { expect, test } from 'vitest'
import type { QuoteExposure } from '#contract/quotes/quote-exposure.ts'
import type { Client } from '#tests/app.ts'
import { heldOrder, payHeld } from '#tests/held-order.ts'
import { openShop } from '#tests/open-shop.ts'

const { t, owner } = await openShop()

test('held orders are listed with what is left of their price until they are paid; margin is shown to roles that see it', async () => {
  const held = await heldOrder(t, owner, 3)
  const holdOf = async (by: Client) => {
    const { holds }: QuoteExposure = (await by.call('GET', '/quotes/exposure')).body
    return holds.find(({ orderId }) => orderId === held.id)
  }
  const found = await holdOf(owner)
  expect(found).toMatchObject({ product: 'flight', number: held.order.number, promised: held.order.total })
  expect(found?.payBy).toEqual(held.order.payBy)
  expect(found?.left?.amount).toBeGreaterThan(0)
  expect((await holdOf(await t.signIn('agent@skyways.test')))?.left).toBeNull()
  expect(await holdOf(await t.signIn('owner@savanna.test'))).toBeUndefined()
  await payHeld(owner, held)
  expect(await holdOf(owner)).toBeUndefined()
})
