import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import type { OutgoingMail } from '#integrations/mail/port.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { buildAgency, buildOrder, buildPayment } from '#tests/factories.ts'
import type { Ctx } from '../../ctx.ts'
import { mails } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'
import { mailPaymentReceived } from '../notifications/mail-payment-received.ts'
import { mailPasswordReset } from './mail-password-reset.ts'
import { mailWelcome } from './mail-welcome.ts'
import { queueMail } from './queue-mail.ts'
import { senderOf, sendMail } from './send-mail.job.ts'

let t: TestApp
let ctx: Ctx
let left: OutgoingMail[]

beforeAll(async () => {
  t = await testApp()
  ctx = await buildAgency(t.system, { name: 'Bright "Tours"' })
})
afterAll(() => t.close())

/** The system with a mail server that accepts every mail, or fails as specified. */
const withServer = (failure?: SupplierErrorKind): System => {
  left = []
  return {
    ...t.system,
    integrations: {
      ...t.system.integrations,
      mail: {
        id: 'test',
        async send(mail) {
          if (failure) throw new SupplierError(failure, 'test', 'no')
          left.push(mail)
          return { result: 'sent', messageId: 'm1' }
        },
        check: async () => {},
        close: async () => {},
      },
    },
  }
}

let keys = 0
async function queued(): Promise<string> {
  keys += 1
  const data = { name: 'Ada', url: 'http://localhost' }
  const id = await ctx.tx((tx) => queueMail(tx, ctx, { template: 'welcome', to: 'ada@example.com', data, dedupeKey: `k${keys}` }))
  if (!id) throw new Error('not queued')
  return id
}

const statusOf = async (id: string) => (await t.system.db.select().from(mails).where(eq(mails.id, id)))[0]?.status
const send = (system: System, mailId: string) => sendMail.handle(system, { agencyId: ctx.agencyId, mailId })

describe('sending', () => {
  it('delivers a mail once, in the agency’s name, and records it', async () => {
    const id = await queued()
    const system = withServer()
    await send(system, id)
    await send(system, id)
    expect(left).toHaveLength(1)
    expect(left[0]).toMatchObject({ id, to: 'ada@example.com', replyTo: expect.stringContaining('hello@') })
    expect(left[0]?.from).toBe(`"Bright  Tours" <${t.config.MAIL_FROM}>`)
    expect(await statusOf(id)).toBe('sent')
  })

  it('is retried after the server was unavailable, and the mail counts as failed until then', async () => {
    const id = await queued()
    await expect(send(withServer('unavailable'), id)).rejects.toThrow()
    expect(await statusOf(id)).toBe('failed')
    await send(withServer(), id)
    expect(await statusOf(id)).toBe('sent')
  })

  it.each<SupplierErrorKind>(['rejected', 'unknown-outcome'])('is not repeated after %s', async (kind) => {
    const id = await queued()
    await send(withServer(kind), id)
    expect(await statusOf(id)).toBe('failed')
  })

  it('removes the password link from the outbox after delivery', async () => {
    const input = { userId: ctx.actor.userId ?? '', email: ctx.actor.email ?? '', name: 'Ada', token: 'sesame-1' }
    await mailPasswordReset(t.system, input)
    const [row] = await t.system.db.select().from(mails).where(eq(mails.to, input.email))
    await send(withServer(), row?.id ?? '')
    expect(left[0]?.html).toContain('token=sesame-1')
    const [stored] = await t.system.db.select().from(mails).where(eq(mails.to, input.email))
    expect(`${stored?.html}${stored?.text}`).not.toContain('sesame')
  })

  it('prevents a sender’s name from changing the header', () => {
    expect(senderOf('A" <x@y.z>,\r\nBcc: "b', 'no-reply@a.test')).toBe('"A  <x@y.z>,  Bcc:  b" <no-reply@a.test>')
  })
})

describe('other mails', () => {
  const last = async () => (await t.system.db.select().from(mails)).toSorted((a, b) => b.seq - a.seq)[0]

  it('a receipt is written once, and only for a successful payment', async () => {
    const orderId = await buildOrder(ctx, { number: 1042 })
    const paid = await buildPayment(ctx, { orderId, amount: 101_500_00, fee: 1_500_00, method: 'card' })
    const open = await buildPayment(ctx, { orderId: null, amount: 5_000_00, method: 'card', status: 'pending' })
    await mailPaymentReceived(ctx, paid)
    const receipt = await last()
    await mailPaymentReceived(ctx, paid)
    await mailPaymentReceived(ctx, open)
    expect((await last())?.id).toBe(receipt?.id)
    expect(receipt).toMatchObject({ subject: 'Payment received: NGN 101,500.00', to: ctx.actor.email, orderId })
    expect(receipt?.text).toContain('For: Order TW-1042, Lagos ⇄ London')
  })

  it('the welcome mail of an agency is sent once', async () => {
    const owner = { agencyId: ctx.agencyId, name: 'Ada', email: 'ada@bright.test' }
    await mailWelcome(t.system, owner)
    await mailWelcome(t.system, owner)
    const rows = await t.system.db.select().from(mails).where(eq(mails.dedupeKey, 'welcome'))
    expect(rows).toMatchObject([{ to: 'ada@bright.test', subject: 'Bright "Tours" is open' }])
  })
})
