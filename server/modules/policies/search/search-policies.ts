import type { PolicySnapshot } from '#contract/policies.ts'
import { AppError } from '#domain/errors.ts'
import type { PolicySearch } from '#domain/policies/search.ts'
import type { Ctx } from '../../../ctx.ts'
import { viewerOf } from '../../pricing/viewer.ts'
import { policySearches } from './policy-searches.ts'

/** Searches every supplier and waits for all of them: an insurer answers with all policies at once. */
export async function searchPolicies(ctx: Ctx, search: PolicySearch, signal: AbortSignal): Promise<PolicySnapshot> {
  const viewer = viewerOf(ctx)
  let searchId: string | null = null
  for await (const event of await policySearches.events(ctx, { search, ...viewer, signal }))
    if (event.type === 'started') searchId = event.searchId
  if (searchId === null) throw new AppError('protection.all-suppliers-failed')
  return readPolicies(ctx, searchId)
}

/** The results of a search for the viewer. Throws `protection.search-expired`. */
export const readPolicies = async (ctx: Ctx, searchId: string): Promise<PolicySnapshot> =>
  policySearches.snapshot(ctx, await policySearches.read(ctx, searchId), viewerOf(ctx))
