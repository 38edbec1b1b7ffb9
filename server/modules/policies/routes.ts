import { anyone } from '../../http/implement.ts'
import { readDisclosure } from './booking/read-document.ts'
import { readPolicies } from './search/search-policies.ts'

export const policies = {
  results: anyone.policies.results.handler(({ context: { ctx }, input }) => readPolicies(ctx, input.searchId)),
  document: anyone.policies.document.handler(({ context: { ctx }, input }) => readDisclosure(ctx, input)),
}
