import { implement } from '@orpc/server'
import type { Access, EndpointMeta } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { customerRulesOf } from '#domain/agency/customer-rules.ts'
import { AppError } from '#domain/errors.ts'
import type { Permission } from '#domain/permissions.ts'
import { type Ctx, createCtx, customerOnline } from '../ctx.ts'
import { readPublished } from '../modules/site/read-published.ts'
import type { System } from '../system.ts'
import type { RequestContext } from './request-context.ts'
import type { Agency, Visitor } from './visitor/visitor.ts'

/** For endpoints that anyone may call. */
export const open = implement(contract).$context<RequestContext>()

/** A confirmation is valid for this long. */
const CONFIRMED_MS = 15 * 60_000

/** The permission that a member needs for an endpoint that storefront visitors may also call; null for visitors only. */
const visitorsToo: Partial<Record<Access, Permission | null>> = {
  sell: 'orders:write',
  'own-order': 'orders:read',
  shopper: null,
}

type Rule = Pick<EndpointMeta, 'access' | 'isConfirmed'>

/**
 * The member of the host's agency who has the permission of the endpoint's `access`, and has confirmed who they are where the endpoint needs it;
 * throws otherwise.
 */
function admitMember({ visitor, system, ipAddress }: RequestContext, { access, isConfirmed }: Rule) {
  const needed = visitorsToo[access] === undefined ? access : visitorsToo[access]
  if (visitor.key) return admitKey(system, visitor, needed)
  if (!visitor.user) throw new AppError('auth.required')
  if (!visitor.agency || !visitor.role) throw new AppError('access.forbidden')
  if (visitor.needsSecondFactor && needed !== 'account') throw new AppError('auth.second-factor-required')
  if (
    needed !== 'member' &&
    needed !== 'account' &&
    needed !== 'public' &&
    !visitor.permissions.some((granted) => granted === needed)
  )
    throw new AppError('access.forbidden')
  if (isConfirmed && !isConfirmedAt(visitor.confirmedAt, system.now())) throw new AppError('auth.confirm-first')
  const { id: userId, name, email } = visitor.user
  const { role, permissions, reach, limits, regional } = visitor
  const actor = { userId, name, email, role, permissions, reach, limits, ipAddress, ...(regional && { regional }) }
  // What every member may do is about the person, and a person is a member of the agency, not of its practice tenant.
  const isOfPerson = needed === 'member' || needed === 'account'
  const agency = (isOfPerson && visitor.home) || visitor.agency
  return { ctx: createCtx(system, agency, actor, visitor.origin), agency, userId }
}

const isConfirmedAt = (at: Date | null, now: Date): boolean => at !== null && now.getTime() - at.getTime() <= CONFIRMED_MS

/** A program with an API key that has the permission; endpoints of any signed-in member are about a person and closed to it. */
function admitKey(system: System, { key, permissions, reach, limits, origin }: Visitor, needed: Access | null) {
  if (!key || !permissions.some((granted) => granted === needed)) throw new AppError('access.forbidden')
  const actor = { userId: key.userId, name: key.name, email: null, role: 'key' as const, permissions, reach, limits }
  return { ctx: createCtx(system, key.agency, actor, origin), agency: key.agency, userId: key.userId }
}

/** A visitor of a published storefront, who can reach only their own data. Throws shop.closed. */
async function admitShopper({ visitor, system }: RequestContext): Promise<{ ctx: Ctx; agency: Agency }> {
  const { agency, shopper } = visitor
  if (!agency || !shopper) throw new AppError('shop.closed')
  const published = await readPublished(system, agency)
  if (!published) throw new AppError('shop.closed')
  const { visitorId, customerId, openedOrders, customer } = shopper
  const actor = {
    userId: null,
    name: customerOnline,
    email: customer?.email ?? null,
    role: 'customer' as const,
    shopper: { visitorId, customerId, openedOrders, shop: published.site.settings, rules: customerRulesOf(agency) },
  }
  return { ctx: createCtx(system, agency, actor, visitor.origin), agency }
}

/** The actor that the endpoint's `access` allows, member or visitor. */
export const admit = async (context: RequestContext, rule: Rule): Promise<{ ctx: Ctx; agency: Agency }> =>
  context.visitor.shopper && visitorsToo[rule.access] !== undefined ? admitShopper(context) : admitMember(context, rule)

/**
 * For all other endpoints: a signed-in member of the host's agency whose role has the permission that the endpoint's contract names. Handlers get
 * `context.ctx`, which sees only that agency.
 */
export const member = open.use(({ context, next, procedure }) => next({ context: admitMember(context, procedure['~orpc'].meta) }))

/** For endpoints that a storefront visitor may call as well as a member. Handlers get `context.ctx`, whose actor is either. */
export const anyone = open.use(async ({ context, next, procedure }) =>
  next({ context: await admit(context, procedure['~orpc'].meta) }),
)
