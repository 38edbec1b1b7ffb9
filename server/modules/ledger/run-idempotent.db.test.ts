import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { agencies } from '../../db/schema/index.ts'
import { createNode } from '../../node.ts'
import { runIdempotent } from './run-idempotent.ts'

let t: TestApp
let agencyId: string

beforeAll(async () => {
  t = await testApp()
  const [skyways] = await t.system.db.select().from(agencies).where(eq(agencies.slug, 'skyways'))
  agencyId = skyways?.id ?? expect.fail()
})
afterAll(() => t.close())

const call = (key: string) => ({ key, endpoint: 'test.pay', content: {} })
const busy = { code: 'checkout.busy' }

test('a call whose process ended is taken over at once by the next process', async () => {
  const ctx = await systemCtx(t.system, agencyId)
  let isRunning = () => {}
  const running = new Promise<void>((done) => {
    isRunning = done
  })
  void runIdempotent(ctx, call('cut-off'), () => {
    isRunning()
    return new Promise<object>(() => {})
  })
  await running
  await expect(runIdempotent(ctx, call('cut-off'), async () => ({}))).rejects.toMatchObject(busy)
  const restarted = { ...t.system, node: createNode({ id: t.system.node.id + 1, isAlone: true }) }
  expect(await runIdempotent(await systemCtx(restarted, agencyId), call('cut-off'), async () => ({ paid: 1 }))).toEqual({
    paid: 1,
  })
  expect(await runIdempotent(ctx, call('cut-off'), async () => ({ paid: 2 }))).toEqual({ paid: 1 })
})

test('a call that failed while the database was unavailable frees its key', async () => {
  const ctx = await systemCtx(t.system, agencyId)
  let transactions = 0
  const failing: Ctx = {
    ...ctx,
    // The first query claims the key, the second one would free it.
    tx: (work) => (transactions++ === 0 ? ctx.tx(work) : Promise.reject(new Error('the database is away'))),
  }
  await expect(runIdempotent(failing, call('failed'), () => Promise.reject(new Error('cut off')))).rejects.toThrow('away')
  expect(await runIdempotent(ctx, call('failed'), async () => ({ paid: 1 }))).toEqual({ paid: 1 })
})
