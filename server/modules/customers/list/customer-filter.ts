import { and, asc, desc, eq, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { CustomerQuery } from '#contract/customers/customer-query.ts'
import { plainText } from '#domain/plain-words.ts'
import type { Ctx } from '../../../ctx.ts'
import { customers } from '../../../db/schema/index.ts'
import { likePattern } from '../../../db/search-terms.ts'
import { withinDays } from '../../../db/within-days.ts'

export type Narrowed = Omit<CustomerQuery, 'page' | 'perPage' | 'sort'>

const MOST_WORDS = 8
const PHONE = /^[+\d\s().-]*$/
/** Digits of a typed phone number, without the zeros that only its national form has. */
const digitsOf = (query: string): string => query.replaceAll(/\D/g, '').replace(/^0+/, '')

/** The parts of a typed text that a record must contain: words, or the digits of a phone number. */
function partsOf(query: string): string[] {
  if (PHONE.test(query)) return [digitsOf(query)].filter(Boolean)
  return plainText(query).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}

/** Records that match the filters: no merged duplicate, no further address, no erased customer. */
export const customerFilter = (ctx: Ctx, { kind, tag, query, ...days }: Narrowed): SQL | undefined =>
  and(
    eq(customers.agencyId, ctx.agencyId),
    isNull(customers.primaryId),
    isNull(customers.erasedAt),
    kind ? eq(customers.kind, kind) : undefined,
    tag ? sql`${tag} = any(${customers.tags})` : undefined,
    withinDays(customers.createdAt, days, ctx.reader.zone),
    ...partsOf(query).map((part) => like(customers.searchText, likePattern(part))),
  )

/** Each sort with its tie-breaker, in the order of an index. */
export const customerOrder: Record<CustomerQuery['sort'], SQL[]> = {
  name: [asc(customers.name), asc(customers.id)],
  '-name': [desc(customers.name), desc(customers.id)],
  created: [asc(customers.createdAt), asc(customers.id)],
  '-created': [desc(customers.createdAt), desc(customers.id)],
}
