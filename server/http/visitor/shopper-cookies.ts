import { z } from 'zod'
import { type SessionCookie, sessionText } from '#contract/session/cookies.ts'
import { isHttps } from '../../is-https.ts'
import type { System } from '../../system.ts'
import type { RequestContext } from '../request-context.ts'

/** Sealed cookies that identify a browser on a storefront: nobody else can write or read them, and each is valid for the one agency it names. */
const Visit = z.object({
  agencyId: z.uuid(),
  visitorId: z.uuid(),
  /** Orders that were opened by reference and e-mail, each with its expiry in milliseconds. */
  opened: z.array(z.object({ orderId: z.uuid(), until: z.number() })).max(8),
})
export type Visit = z.infer<typeof Visit>

/** The cookie's content if it was sealed here for this agency. */
export function openVisit({ cipher }: System, agencyId: string, sealed: string | null): Visit | null {
  if (!sealed) return null
  try {
    const { success, data } = Visit.safeParse(cipher.open(sealed))
    return success && data.agencyId === agencyId ? data : null
  } catch {
    return null
  }
}

function set({ system, resHeaders }: RequestContext, name: SessionCookie, value: string): void {
  resHeaders.append('set-cookie', sessionText(name, value, isHttps(system.config)))
}

export const setVisit = (context: RequestContext, visit: Visit): void =>
  set(context, 'shopper', context.system.cipher.seal(visit))

export const setSession = (context: RequestContext, token: string): void => set(context, 'shopper-session', token)

/** Signing out: the next person at this browser gets no access to earlier orders. */
export function clearShopper(context: RequestContext): void {
  set(context, 'shopper', '')
  set(context, 'shopper-session', '')
}
