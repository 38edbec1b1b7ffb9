import { describe, expect, test } from 'vitest'
import { heldOrder, payHeld } from '#tests/held-order.ts'
import { openOwner } from '#tests/open-owner.ts'
import { sendTransfer } from '#tests/send-transfer.ts'

const { t, owner, orderOf, balance } = await openOwner()

const confirm = (orderId: string) => owner.call('POST', `/orders/${orderId}/confirm-payment`)
const send = (accountNumber: string, amount: number) => sendTransfer(t.sandboxUrl, accountNumber, amount)

describe('a transfer for a held order', () => {
  async function heldWithTransfer(index: number) {
    const held = await heldOrder(t, owner, index)
    const answers = await Promise.all(Array.from({ length: 8 }, () => payHeld(owner, held, 'bank-transfer')))
    expect(answers.some((one) => one.status === 200)).toBe(true)
    const { payments } = await orderOf(held.id)
    expect(payments).toHaveLength(1)
    return { orderId: held.id, amount: payments[0].amount.amount, account: payments[0].transfer.accountNumber }
  }

  test('pays the airline when the money has arrived', { tags: ['full'] }, async () => {
    const { orderId, account, amount } = await heldWithTransfer(0)
    await send(account, amount)
    await confirm(orderId)
    await t.drain()
    expect((await orderOf(orderId)).status).toBe('Issued')
  })

  test('that arrives after the hold was released is credited to the wallet', { tags: ['full'] }, async () => {
    const { orderId, account, amount } = await heldWithTransfer(1)
    await owner.call('POST', `/orders/${orderId}/release`)
    const before = await balance()
    await send(account, amount)
    await confirm(orderId)
    await t.drain()
    expect(await balance()).toBe(before + amount)
  })
})

describe('a transfer for the wallet', { tags: ['full'] }, () => {
  test('credits the requested amount once, with the fee on top', async () => {
    const before = await balance()
    const asked = {
      amount: { amount: 250_000_00, currency: 'NGN' },
      method: 'bank-transfer',
      idempotencyKey: 'top-up-by-transfer',
    }
    const started = await owner.call('POST', '/wallet/top-ups', asked)
    expect(started).toMatchObject({ status: 201, body: { redirectUrl: null } })
    expect((await owner.call('POST', '/wallet/top-ups', asked)).body).toEqual(started.body)
    const look = async () => (await owner.call('POST', `/wallet/top-ups/${started.body.id}/confirm`)).body
    const waiting = await look()
    expect(waiting).toMatchObject({ status: 'pending', amount: started.body.charged })
    await send(waiting.transfer.accountNumber, started.body.charged.amount)
    expect(await look()).toMatchObject({ status: 'succeeded', balance: { amount: before + 250_000_00 } })
  })

  test('is offered where the gateway supports it', async () => {
    expect((await owner.call('GET', '/wallet')).body.topUps).toEqual(['card', 'bank-transfer'])
  })
})
