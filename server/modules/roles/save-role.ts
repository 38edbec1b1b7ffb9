import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import { isPermission, type Permission, permissions as words, roles } from '#domain/permissions.ts'
import { NO_AMOUNT, type SpendingLimits } from '#domain/team/approvals.ts'
import { NEEDS_ALL_ORDERS, needsAllOrders, type OrderScope, scopeWords } from '#domain/team/order-scopes.ts'
import { roleWords, withNeeded } from '#domain/team/role-words.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { databaseCode } from '../../db/database-code.ts'
import { agencyRoles } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { assertGrantable } from './find-role.ts'

const UNIQUE_VIOLATION = '23505'

interface RoleInput {
  name: string
  permissions: Permission[]
  orderScope: OrderScope
  walletLimit: Money | null
  refundLimit: Money | null
}

/** A role as it is stored. */
type RoleColumns = Omit<RoleInput, keyof SpendingLimits> & SpendingLimits

const limitWords = ({ numbers, regional }: Ctx, amount: number | null): string =>
  amount === null ? 'None' : numbers.money({ amount, currency: regional.currency })

const auditValues = (ctx: Ctx, { name, permissions, orderScope, walletLimit, refundLimit }: RoleColumns) => ({
  Name: name,
  Permissions: permissions.map((one) => words[one]),
  Orders: scopeWords[orderScope].name,
  'Limit of a wallet payment': limitWords(ctx, walletLimit),
  'Limit of a refund': limitWords(ctx, refundLimit),
})

/** The limits as amounts of the agency's currency. Throws input.invalid for another one. */
function amountsOf({ regional }: Ctx, { walletLimit, refundLimit }: RoleInput): SpendingLimits {
  const problems = Object.entries({ walletLimit, refundLimit }).flatMap(([path, limit]) =>
    limit && limit.currency !== regional.currency ? [{ path, message: NO_AMOUNT }] : [],
  )
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  return { walletLimit: walletLimit?.amount ?? null, refundLimit: refundLimit?.amount ?? null }
}

/**
 * The input with the permissions that the chosen ones need. Throws role.name-taken, team.beyond-own, and input.invalid for too narrow a scope and for a
 * limit in another currency.
 */
function checked(ctx: Ctx, input: RoleInput): RoleColumns {
  const { name, permissions, orderScope } = input
  if (roles.some((role) => roleWords[role].name.toLowerCase() === name.toLowerCase())) throw new AppError('role.name-taken')
  const whole = withNeeded(permissions)
  const limits = amountsOf(ctx, input)
  assertGrantable(ctx, { role: 'own', permissions: whole, limits })
  if (orderScope !== 'all' && needsAllOrders(whole))
    throw new AppError('input.invalid', { problems: [{ path: 'orderScope', message: NEEDS_ALL_ORDERS }] })
  return { ...input, permissions: whole, ...limits }
}

async function namedOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (databaseCode(error) === UNIQUE_VIOLATION) throw new AppError('role.name-taken')
    throw error
  }
}

/** Creates a role of the agency. Returns its id. */
export async function createRole(ctx: Ctx, input: RoleInput): Promise<string> {
  const role = checked(ctx, input)
  const id = ctx.newId()
  await namedOnce(() =>
    ctx.tx(async (tx) => {
      await tx.insert(agencyRoles).values({ id, agencyId: ctx.agencyId, ...role })
      await recordAudit(tx, ctx, { action: 'role.created', subject: role.name, after: auditValues(ctx, role) })
    }),
  )
  return id
}

/** The agency's own role, locked. Throws access.not-found. */
export async function lockRole(tx: Transaction, ctx: Ctx, id: string) {
  const [row] = await tx
    .select()
    .from(agencyRoles)
    .where(and(eq(agencyRoles.agencyId, ctx.agencyId), eq(agencyRoles.id, id)))
    .for('update')
  if (!row) throw new AppError('access.not-found')
  return { ...row, permissions: row.permissions.filter(isPermission) }
}

/** Changes name and permissions of an own role; its members have the new permissions from their next request. */
export const updateRole = (ctx: Ctx, { id, ...input }: RoleInput & { id: string }): Promise<void> =>
  namedOnce(() =>
    ctx.tx(async (tx) => {
      const before = await lockRole(tx, ctx, id)
      const role = checked(ctx, input)
      await tx
        .update(agencyRoles)
        .set(role)
        .where(and(eq(agencyRoles.agencyId, ctx.agencyId), eq(agencyRoles.id, id)))
      await recordAudit(tx, ctx, {
        action: 'role.changed',
        subject: before.name,
        before: auditValues(ctx, before),
        after: auditValues(ctx, role),
      })
    }),
  )
