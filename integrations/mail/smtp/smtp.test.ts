import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { mailConformance, sampleMail } from '../conformance.ts'
import { createSmtpMail } from './index.ts'

interface Post {
  url: string
  taken: string[]
  close(): Promise<void>
}

/** A mail server that refuses `gone@` permanently and `busy@` temporarily, with one valid password. */
async function startPost(): Promise<Post> {
  const taken: string[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => (password === 'right' ? done(null, { user: 'u' }) : done(new Error('no'))),
    onRcptTo({ address }, _session, done) {
      const refused: Record<string, number> = { 'gone@example.com': 550, 'busy@example.com': 451 }
      const responseCode = refused[address]
      done(responseCode === undefined ? undefined : Object.assign(new Error('refused'), { responseCode }))
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((ready) => listening.once('listening', ready))
  const { port } = listening.address() as AddressInfo
  return { url: `127.0.0.1:${port}`, taken, close: () => new Promise((closed) => server.close(() => closed())) }
}

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function start(password = 'right') {
  const post = await startPost()
  const mail = createSmtpMail(`smtp://user:${password}@${post.url}`)
  open.push(mail, post)
  return { post, mail }
}

mailConformance('SMTP', {
  async open() {
    const post = await startPost()
    const mail = createSmtpMail(`smtp://user:right@${post.url}`)
    return {
      mail,
      async close() {
        await mail.close()
        await post.close()
      },
    }
  },
})

describe('SMTP', () => {
  test('sends both texts, the attachment, the reply address, and a stable id', async () => {
    const { post, mail } = await start()
    const receipt = await mail.send(sampleMail)
    expect(receipt).toEqual({ result: 'sent', messageId: '<01890a5d-ac96-774b-bcce-b302099a8057@skyways.test>' })
    const [source = ''] = post.taken
    expect(source).toMatch(/^Reply-To: agent@skyways\.test/m)
    expect(source).toMatch(/^Message-ID: <01890a5d-ac96-774b-bcce-b302099a8057@skyways\.test>/m)
    expect(source).toMatch(/text\/plain/)
    expect(source).toMatch(/text\/html/)
    expect(source).toMatch(/filename="?e-ticket\.pdf/)
  })

  test('lets the recipient unsubscribe with one click (RFC 8058), and only where an address is given', async () => {
    const { post, mail } = await start()
    await mail.send({ ...sampleMail, unsubscribeUrl: 'https://portal.test/unsubscribe?token=abc' })
    await mail.send(sampleMail)
    const [first = '', second = ''] = post.taken
    expect(first).toMatch(/^List-Unsubscribe: <https:\/\/portal\.test\/unsubscribe\?token=abc>/m)
    expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    expect(second).not.toMatch(/List-Unsubscribe/)
  })

  test.each([
    ['gone@example.com', 'rejected'],
    ['busy@example.com', 'unavailable'],
  ])('a refusal of %s is %s', async (to, kind) => {
    const { mail } = await start()
    await expect(mail.send({ ...sampleMail, to })).rejects.toMatchObject({ kind })
  })

  test('a wrong password is temporary, and does not appear', async () => {
    const { mail } = await start('hunter2-wrong')
    const work = mail.send(sampleMail)
    await expect(work).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(work).rejects.not.toThrow('hunter2')
  })

  test('a server that is down is unavailable', async () => {
    const { post, mail } = await start()
    await post.close()
    await expect(mail.send(sampleMail)).rejects.toMatchObject({ kind: 'unavailable' })
  })
})
