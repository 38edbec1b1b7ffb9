import { z } from 'zod'
import { roles } from '#domain/permissions.ts'
import { products } from '#domain/products.ts'
import { CrmContent } from '#domain/site/crm-content.ts'
import { SiteSettings } from '#domain/site/settings.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { paymentMethods } from '../payments.ts'
import { readOnce } from './read-once.ts'
import { NumberStyle, Regional } from '../regional.ts'
import { Id, Instant, Money } from '../shapes.ts'

/** Everything a screen needs to know about its visitor and the agency behind the host, the user data of specification section 3 included. */
export const CurrentSession = z.object({
  loggedIn: z.boolean(),
  /** Of the user. */
  id: z.string().nullable(),
  user: z
    .object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      /** What they sign in with. */
      username: z.string(),
      firstName: z.string(),
    })
    .nullable(),
  /** Whether they sign in with Google. */
  googleUser: z.boolean(),
  /** The agency that a member works for here; null for everybody else. */
  agent: z.object({ id: Id, slug: z.string(), name: z.string() }).nullable(),
  /** Of that agency. */
  subscriptionPlan: z.string().nullable(),
  /** The content of that agency's site: the live version's, the draft's before the first publishing. Null unless `include` asks for it. */
  crmData: CrmContent.nullable(),
  agency: z
    .object({
      id: Id,
      slug: z.string(),
      name: z.string(),
      logoUrl: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
      currency: z.string(),
      /** The settings of its site; the default ones for strangers while the site is not published. */
      templateData: SiteSettings,
    })
    .nullable(),
  /** Of the agency of the host, or the one that the member works in; the default where there is none. */
  regional: Regional,
  /** How its locale writes numbers, as the server's tables have it: browsers have tables of other years. */
  numbers: NumberStyle,
  role: z.enum(roles).nullable(),
  permissions: z.array(z.string()),
  /** The customer who is signed in on a storefront; null everywhere else. */
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Null for visitors who may not see it. */
  wallet: Money.nullable(),
  host: z.object({ kind: z.enum(['agent', 'storefront']), slug: z.string().nullable() }),
  /** The ways to pay that the visitor is offered on this host: the fee of the cheapest is part of every price. */
  waysToPay: z.array(z.enum(paymentMethods)),
  /** Orders that need someone's attention now. */
  attention: z.int(),
  /** True where the demo agencies exist, so that the sign-in screen may name their logins. */
  demo: z.boolean(),
})
export type CurrentSession = z.infer<typeof CurrentSession>

export const session = {
  current: endpoint('public', 'Read who is signed in, and the agency of the host')
    .route({ method: 'GET', path: '/session', tags: ['Accounts'] })
    .input(z.object({ include: z.enum(['crmData']).optional().describe('What is large and left out otherwise.') }).default({}))
    .output(CurrentSession),
}

const Rates = z.object({
  base: z.string(),
  at: Instant,
  source: z.string(),
  rates: z.array(z.object({ currency: z.string(), name: z.string(), symbol: z.string(), rate: z.string() })),
})

export const rates = {
  list: endpoint('public', 'List exchange rates', ['supplier.unavailable'])
    .route({
      method: 'GET',
      path: '/rates',
      tags: ['Money'],
      description: 'What one unit of each currency costs in the base currency. Prices are divided by it.',
    })
    .output(readOnce(Rates)),
}

export const search = {
  everything: endpoint('orders:read', 'Search orders and customers')
    .route({
      method: 'GET',
      path: '/search',
      tags: ['Orders'],
      description: 'Orders and customers for the command palette: by locator, number, ticket, name or e-mail.',
    })
    .input(z.object({ query: Words.trim().max(80) }))
    .output(
      z.object({
        orders: z.array(
          z.object({ id: Id, product: z.enum(products), number: z.string(), title: z.string(), status: z.string() }),
        ),
        customers: z.array(z.object({ id: Id, name: z.string(), email: z.string() })),
      }),
    ),
}
