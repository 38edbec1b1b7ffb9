import { implement } from '@orpc/server'
import { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { createCtx } from '../ctx.ts'
import type { RequestContext } from './request-context.ts'

/** For endpoints that anyone may call. */
export const open = implement(contract).$context<RequestContext>()

/**
 * For everything else: a signed-in member of the host's agency whose role has the permission that the endpoint's contract
 * names. Handlers get `context.ctx`, which sees only that agency.
 */
export const member = open.use(({ context, next, procedure }) => {
  const { visitor, system } = context
  const { access } = procedure['~orpc'].meta
  if (!visitor.user) throw new AppError('auth.required')
  if (!visitor.agency || !visitor.role) throw new AppError('access.forbidden')
  if (access !== 'member' && access !== 'public' && !visitor.permissions.includes(access)) throw new AppError('access.forbidden')
  const actor = { userId: visitor.user.id, name: visitor.user.name, email: visitor.user.email, role: visitor.role }
  return next({ context: { ctx: createCtx(system, visitor.agency.id, actor), agency: visitor.agency, userId: visitor.user.id } })
})
