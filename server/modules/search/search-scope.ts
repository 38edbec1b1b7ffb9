import type { Ctx } from '../../ctx.ts'

/**
 * Part of every cache key of what a search found: a search belongs to one agency and to the portal or the storefront, and its id finds nothing
 * elsewhere. Visitors of one storefront share searches, as members of one agency do: a search says nothing of the person (decision 031).
 */
export const searchScope = ({ agencyId, actor }: Ctx): string =>
  `${agencyId}:${actor.role === 'customer' ? 'storefront' : 'portal'}`
