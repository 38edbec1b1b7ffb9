import { z } from 'zod'
import { type SessionCookie, sessionText } from '#contract/session/cookies.ts'
import { isHttps } from '../../is-https.ts'
import type { System } from '../../system.ts'
import type { RequestContext } from '../request-context.ts'

/** Who a browser is on a storefront, sealed: nobody else can write or read it, and it names the one agency that it is good for. */
const Visit = z.object({
  agencyId: z.uuid(),
  visitorId: z.uuid(),
  /** Orders that were opened by reference and e-mail, each until an instant in milliseconds. */
  opened: z.array(z.object({ orderId: z.uuid(), until: z.number() })).max(8),
})
export type Visit = z.infer<typeof Visit>

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

function set({ system, resHeaders }: RequestContext, name: SessionCookie, value: string): void {
  resHeaders.append('set-cookie', sessionText(name, value, isHttps(system.config)))
}

export const setVisit = (context: RequestContext, visit: Visit): void =>
  set(context, 'shopper', context.system.cipher.seal(visit))

export const setSession = (context: RequestContext, token: string): void => set(context, 'shopper-session', token)

/** Nothing that was done here belongs to who comes next at this browser. */
export function forgetShopper(context: RequestContext): void {
  set(context, 'shopper', '')
  set(context, 'shopper-session', '')
}
