import type { Api } from '#contract/index.ts'
import { addToQuote } from '../quote/add-to-quote.ts'
import { addToTrip } from '../trip/add-to-trip.ts'

/** Adds a policy to a trip (`toTrip`) or to a quote (`toQuote`); null where neither is asked. */
export async function addPolicy(api: Api, { toTrip, toQuote }: Record<string, string>, searchId: string) {
  if (toTrip) return addToTrip(api, { product: 'protection', searchId, policyId: toTrip })
  return toQuote ? addToQuote({ product: 'protection', searchId, trip: null, policyId: toQuote }) : null
}
