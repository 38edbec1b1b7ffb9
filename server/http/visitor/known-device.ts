import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readCookie, sessionText } from '#contract/session/cookies.ts'
import { isHttps } from '../../is-https.ts'
import type { RequestContext } from '../request-context.ts'

/**
 * A browser that signed in before has a sealed cookie with its accounts. Its attempts have their own rate limit, so guessing from other devices never
 * locks the owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
const Device = z.object({ device: z.uuid(), accounts: z.array(z.string().length(22)).max(8) })
type Device = z.infer<typeof Device>

const MOST_ACCOUNTS = 8

const hashOf = (account: string) => createHash('sha256').update(account).digest('base64url').slice(0, 22)

function readDevice({ system, headers }: RequestContext): Device | null {
  const sealed = readCookie(headers.get('cookie') ?? '', 'known-device', isHttps(system.config))
  if (!sealed) return null
  try {
    return Device.safeParse(system.cipher.open(sealed)).data ?? null
  } catch {
    return null
  }
}

/** The id of this browser if `account` signed in on it before, else null. `account` includes the agency where that matters. */
export function knownDevice(context: RequestContext, account: string): string | null {
  const known = readDevice(context)
  return known?.accounts.includes(hashOf(account)) ? known.device : null
}

/** Records that `account` has signed in on this browser. */
export function addKnownDevice(context: RequestContext, account: string): void {
  const { device, accounts } = readDevice(context) ?? { device: crypto.randomUUID(), accounts: [] }
  const mine = hashOf(account)
  const listed = [mine, ...accounts.filter((one) => one !== mine)].slice(0, MOST_ACCOUNTS)
  const sealed = context.system.cipher.seal({ device, accounts: listed })
  context.resHeaders.append('set-cookie', sessionText('known-device', sealed, isHttps(context.system.config)))
}
