import type { Ctx } from '../../ctx.ts'

/**
 * Part of every cache key of search results: a search belongs to one agency and to the portal or the storefront, and its id is unknown elsewhere.
 * Visitors of one storefront share searches, as members of one agency do: a search contains nothing about the person (decision 031).
 */
export const searchScope = ({ agencyId, actor }: Ctx): string =>
  `${agencyId}:${actor.role === 'customer' ? 'storefront' : 'portal'}`
