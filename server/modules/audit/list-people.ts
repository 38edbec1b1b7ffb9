import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AuditPerson } from '#contract/team/audit.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { auditEntries, users } from '../../db/schema/index.ts'

/** The most members that the filter lists; entries of any other are found by the words of their name. */
const MOST_PEOPLE = 200

/** Who the log has entries of, by name: members, also former ones, then API keys and the system. */
export const listAuditPeople = (ctx: Ctx): Promise<{ items: AuditPerson[] }> =>
  ctx.tx(async (tx) => {
    const people = await tx
      .select({ who: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, sql`(${actorIds(ctx)})`))
      .orderBy(asc(users.name), asc(users.id))
    const [hasKeys, hasSystem] = [
      await has(tx, ctx, eq(auditEntries.byKey, true)),
      await has(tx, ctx, and(isNull(auditEntries.actorId), eq(auditEntries.byKey, false))),
    ]
    return {
      items: [
        ...people,
        ...(hasKeys ? [{ who: 'keys', name: 'API keys' }] : []),
        ...(hasSystem ? [{ who: 'system', name: 'Tradewind, by itself' }] : []),
      ],
    }
  })

/** The distinct actors, each found by one step in the index of actors instead of by reading all entries. */
function actorIds(ctx: Ctx): SQL {
  const first = (after: SQL | undefined) => sql`(select ${auditEntries.actorId} from ${auditEntries}
    where ${and(eq(auditEntries.agencyId, ctx.agencyId), after ?? sql`${auditEntries.actorId} is not null`)}
    order by ${auditEntries.actorId} limit 1)`
  return sql`with recursive actors(id) as (
    ${first(undefined)}
    union all
    select ${first(gt(auditEntries.actorId, sql`actors.id`))} from actors where actors.id is not null
  ) select actors.id from actors where actors.id is not null limit ${MOST_PEOPLE}`
}

async function has(tx: Transaction, ctx: Ctx, ofThem: SQL | undefined): Promise<boolean> {
  const rows = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.agencyId, ctx.agencyId), ofThem))
    .limit(1)
  return rows.length > 0
}
