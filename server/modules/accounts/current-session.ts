import type { CurrentSession } from '#contract/session.ts'
import { createCtx } from '../../ctx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { countAttention } from '../desk/attention.ts'
import { readBalance } from '../money/read-balance.ts'

/** Who is here, for which agency, and what they may do: the first thing every screen loads. */
export async function currentSession({ system, visitor }: RequestContext): Promise<CurrentSession> {
  const { agency, user, role, host } = visitor
  const base = {
    user,
    agency: agency && {
      id: agency.id,
      slug: agency.slug,
      name: agency.name,
      logoUrl: agency.logo,
      plan: agency.plan,
      currency: agency.currency,
      templateData: agency.templateData,
    },
    role,
    permissions: [...visitor.permissions],
    customer: visitor.shopper?.customer ? { name: visitor.shopper.customer.name, email: visitor.shopper.customer.email } : null,
    host: host.kind === 'storefront' ? host : { kind: 'agent' as const, slug: host.kind === 'agent' ? host.slug : null },
    demo: system.config.seedDemo,
  }
  if (!user || !agency || !role) return { ...base, wallet: null, attention: 0 }
  const ctx = createCtx(system, agency.id, { userId: user.id, name: user.name, email: user.email, role })
  return ctx.tx(async (tx) => ({
    ...base,
    wallet: visitor.permissions.includes('wallet:read')
      ? await readBalance(tx, ctx, { account: 'wallet', currency: agency.currency })
      : null,
    attention: visitor.permissions.includes('orders:read') ? await countAttention(tx, ctx) : 0,
  }))
}
