import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A new secret as Standard Webhooks write it: `whsec_` and 32 random bytes in base64. */
export const makeSecret = (): string => PREFIX + randomBytes(32).toString('base64')

interface Message {
  /** The same for every attempt. */
  id: string
  at: Date
  body: string
}

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com): one signature for each secret, so that a receiver may replace its secret at any
 * time while both are valid.
 */
export function signMessage({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const signatureOf = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signatureOf(secret)}`).join(' '),
  }
}
