import { z } from 'zod'
import { quoteStatuses } from '#domain/quotes/quote-status.ts'
import { listParameters } from '../list-query.ts'
import { Id, MAX_INT4 } from '../shapes.ts'

export const quoteSorts = ['-changed', 'changed', 'number', '-number', 'expires', '-expires'] as const
const usualSort = '-changed'
export const quoteListSize = 25

/** Each query parameter of the list of quotes. */
export const quoteParameters = {
  status: z.enum(quoteStatuses),
  customer: Id,
  /** Parts of the number, the title or the recipient. */
  query: listParameters.query,
  /** The days on which they were changed. */
  from: listParameters.from,
  to: listParameters.to,
  sort: z.enum(quoteSorts),
  page: z.coerce.number().int().min(1).max(MAX_INT4),
  perPage: listParameters.perPage,
}
const { status, customer, query, from, to, sort, page, perPage } = quoteParameters

/** The filters of the list. An invalid value is ignored. */
export const QuoteQuery = z.object({
  status: status.nullable().catch(null).default(null),
  customer: customer.nullable().catch(null).default(null),
  query: query.catch('').default(''),
  from: from.nullable().catch(null).default(null),
  to: to.nullable().catch(null).default(null),
  sort: sort.catch(usualSort).default(usualSort),
  page: page.catch(1).default(1),
  perPage: perPage.catch(quoteListSize).default(quoteListSize),
})
export type QuoteQuery = z.infer<typeof QuoteQuery>
