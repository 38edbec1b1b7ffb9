import { implement } from '@orpc/server'
import type { Access } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { createCtx } from '../ctx.ts'
import type { RequestContext } from './request-context.ts'

/** For endpoints that anyone may call. */
export const open = implement(contract).$context<RequestContext>()

/** The member of the host's agency who may do what an endpoint's `access` names; throws what a stranger or a lesser role is told. */
export function admit({ visitor, system }: RequestContext, access: Access) {
  if (!visitor.user) throw new AppError('auth.required')
  if (!visitor.agency || !visitor.role) throw new AppError('access.forbidden')
  if (access !== 'member' && access !== 'public' && !visitor.permissions.some((granted) => granted === access))
    throw new AppError('access.forbidden')
  const actor = { userId: visitor.user.id, name: visitor.user.name, email: visitor.user.email, role: visitor.role }
  return { ctx: createCtx(system, visitor.agency.id, actor), agency: visitor.agency, userId: visitor.user.id }
}

/**
 * For everything else: a signed-in member of the host's agency whose role has the permission that the endpoint's contract
 * names. Handlers get `context.ctx`, which sees only that agency.
 */
export const member = open.use(({ context, next, procedure }) =>
  next({ context: admit(context, procedure['~orpc'].meta.access) }),
)
