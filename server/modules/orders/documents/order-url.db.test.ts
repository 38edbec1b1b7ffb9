import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'
import { buildAgency } from '#tests/factories.ts'
import type { Ctx } from '../../../ctx.ts'
import { travellerUrls } from './order-url.ts'

let t: TestApp
let ctx: Ctx
beforeAll(async () => {
  t = await testApp()
  ctx = await buildAgency(t.system)
})
afterAll(() => t.close())

const order = { id: 'an-id', product: 'flight', bookingReference: 'K7QXJ4', number: 1042, numberPrefix: 'TW' }

test("travellers open an agent's sale on the storefront by its reference", async () => {
  const urlsOf = await travellerUrls(ctx)
  const sold = urlsOf({ ...order, createdBy: ctx.actor.userId ?? 'somebody' })
  expect(new URL(sold.trip).hostname).toMatch(/\.customer\./)
  expect(sold.trip).toMatch(/\/trips\/find\?reference=K7QXJ4$/)
  expect(new URL(sold.order).hostname).not.toMatch(/\.customer\./)
  expect(urlsOf({ ...order, createdBy: 'somebody', bookingReference: null }).trip).toMatch(/\?reference=TW-1042$/)
})

test("a customer's purchase has its own address", async () => {
  const { order: page, trip } = (await travellerUrls(ctx))({ ...order, createdBy: null })
  expect(trip).toBe(page)
  expect(trip).toMatch(/\.customer\.[^/]+\/order\/flight\/an-id$/)
})
