import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import type { MailTransport } from '../port.ts'

const SUPPLIER = 'smtp'

/** Sends through a mail server, such as `smtp://user:password@mail.example:587`. Its password never appears in an error. */
export function createSmtpMail(url: string): MailTransport {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // A template must never make the mailer read files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let transport: ReturnType<typeof open> | undefined
  return {
    id: SUPPLIER,
    async send({ id, replyTo, attachments, unsubscribeUrl, ...mail }) {
      // All attempts have the same Message-ID, so that a receiver recognises a duplicate.
      const messageId = `<${id}@${domainOf(mail.from)}>`
      try {
        transport ??= open()
        await (await transport).sendMail({
          ...mail,
          messageId,
          xMailer: false,
          ...(replyTo === null ? {} : { replyTo }),
          ...(unsubscribeUrl === null ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
          attachments: attachments.map((one) => ({ ...one, content: Buffer.from(one.content) })),
        })
        return { result: 'sent', messageId }
      } catch (error) {
        throw explainFailure(error)
      }
    },
    async check() {
      try {
        transport ??= open()
        await (await transport).verify()
      } catch (error) {
        throw explainFailure(error)
      }
    },
    close: async () => (await transport)?.close(),
  }
}

/** Mail programs show a button that posts to the address. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const domainOf = (address: string) => /@([^\s>]+)>?$/.exec(address.trim())?.[1] ?? 'localhost'

/** 5yz replies to this mail are permanent (RFC 5321 section 4.2.1); failed logins and all other errors may be temporary. */
function explainFailure(error: unknown): SupplierError {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'
  const status =
    error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const kind: SupplierErrorKind = status !== null && status >= 500 && code !== 'EAUTH' ? 'rejected' : 'unavailable'
  const says = status === null ? `cannot be used (${code})` : `answered ${status}`
  return new SupplierError(kind, SUPPLIER, `The mail server ${says}`, status === null ? code : String(status))
}
