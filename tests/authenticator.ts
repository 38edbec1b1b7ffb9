import { Secret, TOTP } from 'otpauth'
import { demoPassword } from '#server/seed/demo-people.ts'
import type { Answer, Client, TestApp } from './app.ts'

/** The code that an authenticator app shows at an instant (RFC 6238). */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** Sets up an authenticator app for a signed-in member. */
export async function setUpApp(
  { system }: Pick<TestApp, 'system'>,
  client: Client,
  password = demoPassword,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await client.call('POST', '/account/second-factor/app', { password })).body
  const { body } = await client.call('POST', '/account/second-factor/app/confirm', { code: codeAt(secret, system.now()) })
  return { secret, recoveryCodes: body.recoveryCodes }
}

/** The cookies that a response sets, as a browser sends them: without those that it deletes. */
export const cookiesOf = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
