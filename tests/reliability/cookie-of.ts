import { demoPassword } from '#server/seed/demo-people.ts'
import type { TestApp } from '../app.ts'

/** The cookie of a person who has just signed in, for requests that a test writes itself. */
export async function cookieOf(t: TestApp, email: string): Promise<string> {
  const { headers } = await t.anonymous.call('POST', '/auth/sign-in', { email, password: demoPassword })
  return [headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ')
}
