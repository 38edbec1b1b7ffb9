import { z } from 'zod'
import { CustomerRules } from '#domain/agency/customer-rules.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { memberRoles } from '#domain/permissions.ts'
import { products } from '#domain/products.ts'
import { CrmContent } from '#domain/site/crm-content.ts'
import { SiteSettings } from '#domain/site/settings.ts'
import { orderScopes } from '#domain/team/order-scopes.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { paymentMethods } from '../payments.ts'
import { NumberStyle, Regional } from '../regional.ts'
import { Id, Instant, Money } from '../shapes.ts'
import { validateOnce } from './validate-once.ts'

/** What a screen needs to know about its visitor and the agency of the host, including the user data of specification section 3. */
export const CurrentSession = z.object({
  loggedIn: z.boolean(),
  /** Of the user. */
  id: z.string().nullable(),
  user: z
    .object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      /** Their sign-in methods. */
      username: z.string(),
      firstName: z.string(),
    })
    .nullable(),
  /** Whether they sign in with Google. */
  googleUser: z.boolean(),
  /** The agency of a member; null for everybody else. */
  agent: z.object({ id: Id, slug: z.string(), name: z.string() }).nullable(),
  /** Of that agency. */
  subscriptionPlan: z.string().nullable(),
  /** The content of that agency's site: of the live version, or of the draft before the first publishing. Null unless `include` requests it. */
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
      /** The settings of its site; defaults for strangers while the site is not published. */
      templateData: SiteSettings,
    })
    .nullable(),
  /** The country of the host's agency, or of the member's agency; the default if there is none. Its zone decides what day it is for rules. */
  regional: Regional,
  /** The number format of its locale from the server's tables: browsers may have other versions of the tables. */
  numbers: NumberStyle,
  /** How this visitor reads screens: a member's own time zone, first currency of prices and number format, else the agency's. */
  reader: z.object({ zone: z.string(), currency: z.string(), numbers: NumberStyle }),
  role: z.enum(memberRoles).nullable(),
  /** The role's name on screens. */
  roleName: z.string().nullable(),
  /** Whether the member previews a role: role and permissions are those of the preview. */
  isPreview: z.boolean(),
  /** Whether the agency requires a second factor that the member has not set up; until then there are no permissions. */
  needsSecondFactor: z.boolean(),
  /** The member works in the practice tenant of this agency; null outside of practice. */
  practice: z.object({ agency: z.string() }).nullable(),
  permissions: z.array(z.string()),
  /** What customers of the agency's storefront may do; null without an agency. */
  customerRules: CustomerRules.nullable(),
  /** The customer who is signed in on a storefront; null otherwise. */
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Null for visitors who may not see it. */
  wallet: Money.nullable(),
  host: z.object({ kind: z.enum(['agent', 'storefront']), slug: z.string().nullable() }),
  /** The payment methods that the visitor is offered on this host; every price includes the fee of the cheapest. */
  waysToPay: z.array(z.enum(paymentMethods)),
  /** Whose orders the member reaches; `own` for visitors. */
  orderScope: z.enum(orderScopes),
  /** Requests of colleagues that the member may approve; `attention` includes them. */
  approvals: z.int(),
  /** Whether the member has asked for approval. */
  hasRequested: z.boolean(),
  /** Orders that need attention now. */
  attention: z.int(),
  /** The member's unread notifications, at most 100. */
  unread: z.int(),
  /** The items of the planned trip to which the member adds. */
  cart: z.int(),
  /** True if the demo agencies exist: the sign-in screen then shows their logins. */
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
    .output(validateOnce(Rates)),
}

export const search = {
  everything: endpoint('orders:read', 'Search orders and customers')
    .route({
      method: 'GET',
      path: '/search',
      tags: ['Orders'],
      description: 'Orders and customers for the command palette: by locator, number, ticket, place, property, name or e-mail.',
    })
    .input(z.object({ query: Words.trim().max(80) }))
    .output(
      z.object({
        orders: z.array(
          z.object({
            id: Id,
            product: z.enum(products),
            number: z.string(),
            title: z.string(),
            status: z.enum(orderStatuses),
            /** Of its first traveller or guest. */
            customer: z.string(),
            bookingReference: z.string().nullable(),
          }),
        ),
        customers: z.array(z.object({ id: Id, name: z.string(), email: z.string() })),
      }),
    ),
}
