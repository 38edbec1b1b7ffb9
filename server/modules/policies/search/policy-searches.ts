import { addDays, dayAt } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import type { PolicySearch } from '#domain/policies/search.ts'
import { MAX_DAYS_AHEAD, policySearchWords } from '#domain/policies/search-rules.ts'
import { policyToParams } from '#domain/policies/search-params.ts'
import { findCountry } from '#domain/travel/countries.ts'
import type { Ctx } from '../../../ctx.ts'
import { productSearches } from '../../search/product-searches.ts'
import type { SearchRecord } from '../../search/search-record.ts'
import { type CommonPolicy, type PolicyEntry, type StoredPolicy, type ViewedPolicy, viewPolicy } from './policy-gatherer.ts'

export type PolicyRecord = SearchRecord<PolicySearch, PolicyEntry>

/** Refuses days that nobody insures and countries that do not exist. */
export function checkTrip(ctx: Ctx, { residence, destination, from }: PolicySearch): void {
  const problems = Object.entries({ residence, destination }).flatMap(([path, code]) =>
    findCountry(code) ? [] : [{ path, message: policySearchWords[path === 'residence' ? 'residence' : 'destination'] }],
  )
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  const today = dayAt(ctx.now(), ctx.regional.zone)
  if (from < today) throw new AppError('protection.dates-in-past', { start_date: from })
  if (from > addDays(today, MAX_DAYS_AHEAD)) throw new AppError('protection.too-far-ahead', { start_date: from })
}

/** The searches of protection. */
export const policySearches = productSearches<PolicySearch, null, CommonPolicy, StoredPolicy, ViewedPolicy>({
  product: 'protection',
  view: viewPolicy,
  check(ctx, search) {
    checkTrip(ctx, search)
    return search
  },
  made: (search) => ({ product: 'protection', search }),
  dealCodeOf: ({ dealCode }) => dealCode,
  sameAs: (search) => `${policyToParams(search)}`,
  readKnown: async () => null,
  finished: async () => {},
  refusals: { allFailed: 'protection.all-suppliers-failed', expired: 'protection.search-expired' },
})
