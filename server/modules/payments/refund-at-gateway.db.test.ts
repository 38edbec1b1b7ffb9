import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Refund } from '#integrations/payments/port.ts'
import { openOwner } from '#tests/open-owner.ts'
import { systemCtx } from '../../ctx.ts'
import { agencies } from '../../db/schema/index.ts'
import { refundAtGateway } from './refund-at-gateway.ts'

const { t } = await openOwner()
const done: Refund['status'] = 'done'
const amount = { amount: 500_00, currency: 'NGN' }
const part = { id: '01a22762-7ab1-7073-b2c7-3caa45b4d1bd', reference: 'PAY-whole-2', partOf: null }

/** A gateway that takes a moment for each answer and accepts partial refunds as often as it is asked. */
async function openSlowGateway() {
  const [agency] = await t.system.db.select().from(agencies).where(eq(agencies.slug, 'skyways'))
  const ctx = await systemCtx(t.system, agency?.id ?? expect.fail())
  const made: Refund[] = []
  const gateway = t.system.integrations.payments
  vi.spyOn(gateway, 'findRefund').mockImplementation(async ({ note }) => {
    const found = made.find((one) => one.note === note)
    await setTimeout(30)
    return found ?? null
  })
  vi.spyOn(gateway, 'refund').mockImplementation(async ({ note, amount: asked }) => {
    await setTimeout(60)
    const refund = { id: note, note, status: done, amount: asked }
    made.push(refund)
    return refund
  })
  return { ctx, made }
}

test('a part of a payment is refunded once, when a webhook about another part comes while it is refunded', async () => {
  const { ctx, made } = await openSlowGateway()
  const answers = await Promise.all([1, 2, 3].map(() => refundAtGateway(ctx, part, amount)))
  expect(answers.toSorted()).toEqual(['done', 'pending', 'pending'])
  expect(made).toHaveLength(1)
  // Whoever was turned away asks again, and finds it.
  expect(await refundAtGateway(ctx, part, amount)).toBe('done')
  expect(made).toHaveLength(1)
  // What is refunded of it for another reason is another refund.
  expect(await refundAtGateway(ctx, part, amount, 'excess')).toBe('done')
  expect(made).toHaveLength(2)
})
