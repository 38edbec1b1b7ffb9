import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailTransport, OutgoingMail } from './port.ts'

export interface MailConformance {
  open(): Promise<{ mail: MailTransport; close(): Promise<void> }>
}

export const sampleMail: OutgoingMail = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  from: 'Skyways <no-reply@skyways.test>',
  to: 'adaeze@example.com',
  replyTo: 'agent@skyways.test',
  subject: 'Your e-ticket Lagos – London ✈',
  html: '<p>Safe travels, <b>Adaézé</b>.</p>',
  text: 'Safe travels, Adaézé.',
  unsubscribeUrl: null,
  attachments: [{ filename: 'e-ticket.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.4 test') }],
}

/** The requirements of every mail transport. Registers Vitest cases. */
export function mailConformance(name: string, { open }: MailConformance): void {
  describe(`${name} as a mail transport`, () => {
    let opened: Awaited<ReturnType<typeof open>>
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test('accepts a mail and returns its status', async () => {
      const receipt = await opened.mail.send(sampleMail)
      expect(['stored', 'sent']).toContain(receipt.result)
      expect(receipt.messageId === null).toBe(receipt.result === 'stored')
    })

    test('reports that it works', async () => {
      await expect(opened.mail.check()).resolves.toBeUndefined()
    })

    test('gives a repeated mail the same id', async () => {
      expect(await opened.mail.send(sampleMail)).toEqual(await opened.mail.send(sampleMail))
    })
  })
}
