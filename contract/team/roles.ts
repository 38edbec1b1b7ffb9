import { z } from 'zod'
import { type Permission, permissions } from '#domain/permissions.ts'
import { NO_AMOUNT } from '#domain/team/approvals.ts'
import { NEEDS_ALL_ORDERS, orderScopes } from '#domain/team/order-scopes.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Money } from '../shapes.ts'
import { RoleKey } from './team.ts'

const tags = ['Team']

const PermissionKey = z.enum(Object.keys(permissions) as [Permission, ...Permission[]])

/** In the agency's currency; null for no limit. */
const Limit = Money.nullable()
  .refine((limit) => limit === null || limit.amount > 0, NO_AMOUNT)
  .default(null)
  .meta({ description: `In the agency's currency; null for no limit. Otherwise it is refused: ${NO_AMOUNT}` })

const RoleInput = z.object({
  name: Words.trim().min(2, 'Enter a name.').max(40, 'At most 40 characters.'),
  permissions: z.array(PermissionKey).min(1, 'Choose at least one permission.').max(100),
  /** Whose orders its members reach. */
  walletLimit: Limit,
  refundLimit: Limit,
  orderScope: z
    .enum(orderScopes)
    .default('all')
    .meta({ description: `own, branch or all. A narrower one may be refused: ${NEEDS_ALL_ORDERS}` }),
})

const Role = z.object({
  /** As `role` of a member takes it. */
  key: z.string(),
  name: z.string(),
  text: z.string(),
  /** Whether the agency made it; the others cannot be changed. */
  isOwn: z.boolean(),
  permissions: z.array(PermissionKey),
  orderScope: z.enum(orderScopes),
  /** The largest wallet payment and refund without approval; null for no limit. */
  walletLimit: Money.nullable(),
  refundLimit: Money.nullable(),
  /** Active members and open invitations with it. */
  used: z.int(),
  /** Whether the signed-in member may give it. */
  isGrantable: z.boolean(),
})
export type Role = z.infer<typeof Role>

export const roles = {
  list: endpoint('team:read', 'List the roles of the agency')
    .route({ method: 'GET', path: '/roles', tags })
    .output(z.object({ items: z.array(Role) })),
  create: endpoint('team:write', 'Create a role of the agency', ['team.beyond-own', 'role.name-taken'])
    .route({ method: 'POST', path: '/roles', tags, description: 'Permissions that a chosen one needs are added.' })
    .input(RoleInput)
    .output(z.object({ id: Id })),
  update: endpoint('team:write', 'Change a role of the agency', ['team.beyond-own', 'role.name-taken'])
    .route({ method: 'PUT', path: '/roles/{id}', tags })
    .input(RoleInput.extend({ id: Id }))
    .output(Done),
  remove: endpoint('team:write', 'Delete a role of the agency', ['role.in-use'])
    .route({ method: 'DELETE', path: '/roles/{id}', tags })
    .input(z.object({ id: Id }))
    .output(Done),
  preview: endpoint('team:write', 'See the portal as a role')
    .route({
      method: 'POST',
      path: '/preview',
      tags,
      description: 'Narrows the permissions and the orders of this session to those of the role, until the preview is stopped.',
    })
    .input(z.object({ role: RoleKey }))
    .output(Done),
  stopPreview: endpoint('member', 'Stop the preview of a role').route({ method: 'DELETE', path: '/preview', tags }).output(Done),
}
