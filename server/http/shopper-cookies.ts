import { z } from 'zod'
import type { Config } from '../config.ts'
import { cookieName, isHttps } from '../cookie-name.ts'
import type { System } from '../system.ts'
import type { RequestContext } from './request-context.ts'

/** Who a browser is on a storefront, sealed: nobody else can write or read it, and it names the one agency that it is good for. */
const Visit = z.object({
  agencyId: z.uuid(),
  visitorId: z.uuid(),
  /** Orders that were opened by reference and e-mail, each until an instant in milliseconds. */
  opened: z.array(z.object({ orderId: z.uuid(), until: z.number() })).max(8),
})
export type Visit = z.infer<typeof Visit>

export const visitCookie = 'shopper'
export const sessionCookie = 'shopper-session'

const DAY_S = 86_400
/** How long a browser is known, and how long a customer stays signed in. */
export const KNOWN_DAYS = 30

/** Host-only: without a domain, a cookie never leaves the address that set it. */
export const cookie = (config: Config, name: string, value: string, maxAge: number): string =>
  [
    `${cookieName(config, name)}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps(config) ? ['Secure'] : []),
  ].join('; ')

/** What the cookie says, where it was sealed here for this agency. */
export function openVisit({ cipher }: System, agencyId: string, sealed: string | null): Visit | null {
  if (!sealed) return null
  try {
    const { success, data } = Visit.safeParse(cipher.open(sealed))
    return success && data.agencyId === agencyId ? data : null
  } catch {
    return null
  }
}

export function setVisit({ system, resHeaders }: RequestContext, visit: Visit): void {
  resHeaders.append('set-cookie', cookie(system.config, visitCookie, system.cipher.seal(visit), KNOWN_DAYS * DAY_S))
}

export function setSession({ system, resHeaders }: RequestContext, token: string): void {
  resHeaders.append('set-cookie', cookie(system.config, sessionCookie, token, KNOWN_DAYS * DAY_S))
}

/** Nothing that was done here belongs to who comes next at this browser. */
export function forgetShopper({ system, resHeaders }: RequestContext): void {
  for (const name of [visitCookie, sessionCookie]) resHeaders.append('set-cookie', cookie(system.config, name, '', 0))
}
