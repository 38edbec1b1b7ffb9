import type { CurrentSession } from '#contract/session.ts'
import { createCtx } from '../../ctx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { possibleWays } from '../checkouts/offered-methods.ts'
import { countAttention } from '../desk/attention.ts'
import { readBalance } from '../money/read-balance.ts'
import { readPublished } from '../site/read-published.ts'

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
      email: agency.email,
      phone: agency.phone,
      address: agency.address,
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
  if (!user || !agency || !role) {
    const shop = host.kind === 'storefront' && agency ? await readPublished(system, agency) : null
    return { ...base, wallet: null, attention: 0, waysToPay: possibleWays(system, shop?.site.settings.paymentMethods ?? []) }
  }
  const ctx = createCtx(system, agency.id, { userId: user.id, name: user.name, email: user.email, role })
  return ctx.tx(async (tx) => ({
    ...base,
    waysToPay: possibleWays(system),
    wallet: visitor.permissions.includes('wallet:read')
      ? await readBalance(tx, ctx, { account: 'wallet', currency: agency.currency })
      : null,
    attention: visitor.permissions.includes('orders:read') ? await countAttention(tx, ctx) : 0,
  }))
}
