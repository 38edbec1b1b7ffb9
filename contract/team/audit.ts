import { z } from 'zod'
import { auditActions, auditAreas } from '#domain/team/audit-actions.ts'
import { endpoint } from '../endpoint.ts'
import { Counted, listParameters, MOST_EXPORTED } from '../list-query.ts'
import { Id, Instant, pageOf } from '../shapes.ts'

const tags = ['Team']

const AuditEntry = z.object({
  id: Id,
  at: Instant,
  actor: z.string(),
  action: z.string(),
  /** The action in words. */
  title: z.string(),
  subject: z.string(),
  /** The changed values, `Role: Agent → Manager`. */
  changes: z.array(z.string()),
  ipAddress: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Whose entries the log has: a member's id, or `keys` for programs with an API key, or `system`. */
const AuditPerson = z.object({ who: z.string(), name: z.string() })
export type AuditPerson = z.infer<typeof AuditPerson>

/** Each query parameter of the log: an action is one of them or an area of them. */
export const auditParameters = {
  who: z.union([Id, z.enum(['keys', 'system'])]),
  action: z.enum([...auditAreas, ...auditActions]),
  ...listParameters,
}
const { who, action, query, from, to, after, perPage } = auditParameters

/** The filters of the log. An invalid value is ignored. */
export const AuditQuery = z.object({
  who: who.nullable().catch(null).default(null),
  action: action.nullable().catch(null).default(null),
  query: query.catch('').default(''),
  from: from.nullable().catch(null).default(null),
  to: to.nullable().catch(null).default(null),
  after: after.nullable().catch(null).default(null),
  limit: perPage.catch(10).default(10),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const audit = {
  list: endpoint('audit:read', 'List changes, newest first')
    .route({ method: 'GET', path: '/audit', tags })
    .input(AuditQuery)
    .output(pageOf(AuditEntry).extend({ total: Counted })),
  people: endpoint('audit:read', 'List who made changes')
    .route({ method: 'GET', path: '/audit/people', tags })
    .output(z.object({ items: z.array(AuditPerson) })),
  csv: endpoint('audit:read', 'Export changes as CSV')
    .route({
      method: 'GET',
      path: '/audit.csv',
      tags,
      description: `The log as CSV, newest first, up to ${MOST_EXPORTED.toLocaleString('en')} rows.`,
    })
    .input(AuditQuery.omit({ after: true, limit: true }))
    .output(z.file()),
}
