import { z } from 'zod'
import { customerKinds } from '#domain/customers/customer.ts'
import { Words } from '#domain/words.ts'
import { listParameters } from '../list-query.ts'
import { MAX_INT4 } from '../shapes.ts'

export const customerSorts = ['name', '-name', '-created', 'created'] as const
const usualSort = '-created'
/** Rows per page of the list by default: the specification's size of its lists of customers. */
export const customerListSize = 10

/** Each query parameter of the list of customers. */
export const customerParameters = {
  kind: z.enum(customerKinds),
  tag: Words.trim().max(40),
  /** Parts of a name, an e-mail address, a phone number or a tag. */
  query: listParameters.query,
  /** The days on which the records were created. */
  from: listParameters.from,
  to: listParameters.to,
  sort: z.enum(customerSorts),
  page: z.coerce.number().int().min(1).max(MAX_INT4),
  perPage: listParameters.perPage,
}
const { kind, tag, query, from, to, sort, page, perPage } = customerParameters

/** The filters of the list. An invalid value is ignored. */
export const CustomerQuery = z.object({
  kind: kind.nullable().catch(null).default(null),
  tag: tag.nullable().catch(null).default(null),
  query: query.catch('').default(''),
  from: from.nullable().catch(null).default(null),
  to: to.nullable().catch(null).default(null),
  sort: sort.catch(usualSort).default(usualSort),
  page: page.catch(1).default(1),
  perPage: perPage.catch(customerListSize).default(customerListSize),
})
export type CustomerQuery = z.infer<typeof CustomerQuery>
