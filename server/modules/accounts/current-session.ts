import type { CurrentSession } from '#contract/session/session.ts'
import { customerRulesOf } from '#domain/agency/customer-rules.ts'
import { defaultRegional } from '#domain/defaults.ts'
import { numberStyle } from '#domain/number-style.ts'
import { readerOf } from '#domain/regional.ts'
import { crmContentOf } from '#domain/site/crm-content.ts'
import { defaultSettings, type SiteSettings } from '#domain/site/settings.ts'
import { createCtx } from '../../ctx.ts'
import { tenantTransaction } from '../../db/tenant-transaction.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Agency, Visitor } from '../../http/visitor/visitor.ts'
import { regionalOf } from '../../regional.ts'
import { countAttention } from '../desk/attention.ts'
import { readBalance } from '../ledger/read-balance.ts'
import { possibleWays } from '../pricing/offered-methods.ts'
import { countUnread } from '../member-notifications/list-notifications.ts'
import { countCart } from '../trips/view-trip.ts'
import { readOwnSettings, readOwnSite } from '../site/read-own-site.ts'
import { readPublished } from '../site/read-published.ts'
import type { System } from '../../system.ts'

/** The user, agency and permissions: loaded first by every screen. */
export async function currentSession(
  { system, visitor }: RequestContext,
  { include }: { include?: 'crmData' },
): Promise<CurrentSession> {
  const { agency, home, user, role, roleName, isPreview, permissions, reach, limits, host } = visitor
  const live = agency && (await readPublished(system, agency))
  const regional = agency ? regionalOf(agency) : defaultRegional
  const reader = readerOf(regional, visitor.regional)
  const base = {
    regional,
    numbers: numberStyle(regional.locale),
    reader: {
      zone: reader.zone,
      currency: visitor.regional?.currency ?? regional.currency,
      numbers: numberStyle(reader.locale),
    },
    ...userData(visitor),
    role,
    roleName,
    isPreview,
    practice: home && { agency: home.name },
    customerRules: agency && customerRulesOf(agency),
    needsSecondFactor: visitor.needsSecondFactor,
    permissions: [...permissions],
    orderScope: role ? (reach?.scope ?? ('all' as const)) : ('own' as const),
    customer: visitor.shopper?.customer ? { name: visitor.shopper.customer.name, email: visitor.shopper.customer.email } : null,
    host: host.kind === 'storefront' ? host : { kind: 'agent' as const, slug: host.kind === 'agent' ? host.slug : null },
    demo: system.config.seedDemo,
  }
  if (!user || !agency || !role) {
    const settings = live?.site.settings ?? defaultSettings
    const shopMethods = live && host.kind === 'storefront' ? settings.paymentMethods : []
    const nothing = { agent: null, subscriptionPlan: null, crmData: null, wallet: null, ...noAttention, unread: 0 }
    return {
      ...base,
      ...nothing,
      cart: await cartOfShopper(system, visitor),
      agency: agency && factsOf(agency, settings),
      waysToPay: possibleWays(system, regional.currency, shopMethods),
    }
  }
  // The browser records the agency that it belongs to, which a practice tenant is not.
  const { id, slug, name } = home ?? agency
  const ctx = createCtx(system, agency, { userId: user.id, name: user.name, email: user.email, role, permissions, reach, limits })
  return ctx.tx(async (tx) => {
    const site = include === 'crmData' ? (live?.site ?? (await readOwnSite(tx, agency.id))) : null
    return {
      ...base,
      agency: factsOf(agency, live?.site.settings ?? (await readOwnSettings(tx, agency.id))),
      agent: { id, slug, name },
      subscriptionPlan: agency.plan,
      crmData: site && crmContentOf(site),
      waysToPay: possibleWays(system, regional.currency),
      wallet: permissions.includes('wallet:read')
        ? await readBalance(tx, ctx, { account: 'wallet', currency: agency.currency })
        : null,
      ...(permissions.includes('orders:read') ? await countAttention(tx, ctx) : noAttention),
      unread: await countUnread(tx, ctx),
      cart: permissions.includes('orders:write') ? await countCart(tx, ctx) : 0,
    }
  })
}

/** The items in the trip of a storefront's visitor. Nobody has a trip without a cookie. */
async function cartOfShopper(system: System, { agency, shopper }: Visitor): Promise<number> {
  if (!agency || !(shopper?.visitorId || shopper?.customerId)) return 0
  const { id: agencyId } = agency
  const actor = { userId: null, role: 'customer' as const, shopper }
  return tenantTransaction(system.db, agencyId, (tx) => countCart(tx, { agencyId, actor }))
}

const noAttention = { attention: 0, approvals: 0, hasRequested: false }

const userData = ({ user, isGoogleUser }: Visitor) => ({
  loggedIn: user !== null,
  id: user?.id ?? null,
  user: user && { ...user, username: user.email, firstName: user.name.split(/\s+/)[0] ?? user.name },
  googleUser: isGoogleUser,
})

const factsOf = ({ id, slug, name, email, phone, address, currency }: Agency, settings: SiteSettings) => ({
  id,
  slug,
  name,
  logoUrl: settings.logoImage || null,
  email,
  phone,
  address,
  currency,
  templateData: settings,
})
