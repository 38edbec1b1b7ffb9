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

/** A gateway that accepts partial refunds as often as it is asked, and completes each only after `others`. */
async function openSlowGateway(others: Promise<unknown>) {
  const [agency] = await t.system.db.select().from(agencies).where(eq(agencies.slug, 'skyways'))
  const ctx = await systemCtx(t.system, agency?.id ?? expect.fail())
  const made: Refund[] = []
  const gateway = t.system.integrations.payments
  vi.spyOn(gateway, 'findRefund').mockImplementation(async ({ note }) => made.find((one) => one.note === note) ?? null)
  vi.spyOn(gateway, 'refund').mockImplementation(async ({ note, amount: asked }) => {
    await others
    const refund = { id: note, note, status: done, amount: asked }
    made.push(refund)
    return refund
  })
  return { ctx, made }
}

test('a part of a payment is refunded once, when a webhook about another part comes while it is refunded', async () => {
  const othersAnswered = Promise.withResolvers<void>()
  const { ctx, made } = await openSlowGateway(othersAnswered.promise)
  const answers: Refund['status'][] = []
  const ask = async () => {
    answers.push(await refundAtGateway(ctx, part, amount))
    if (answers.length === 2) othersAnswered.resolve()
  }
  await Promise.all([ask(), ask(), ask()])
  expect(answers.toSorted()).toEqual(['done', 'pending', 'pending'])
  expect(made).toHaveLength(1)
  // Whoever was turned away asks again, and finds it.
  expect(await refundAtGateway(ctx, part, amount)).toBe('done')
  expect(made).toHaveLength(1)
  // What is refunded of it for another reason is another refund.
  expect(await refundAtGateway(ctx, part, amount, 'excess')).toBe('done')
  expect(made).toHaveLength(2)
})
