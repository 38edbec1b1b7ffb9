import type { PolicyResult } from '#contract/policies.ts'
import { cheapestFee } from '#domain/money/payment-fees.ts'
import { priceWaterfall } from '#domain/money/pricing.ts'
import { type PolicyTerms, unpricedTerms } from '#domain/policies/policy.ts'
import type { PolicySearch } from '#domain/policies/search.ts'
import type { PolicyQuotes, PolicyQuery } from '#integrations/insurance/port.ts'
import type { Entry, SearchGatherer, Seen } from '../../search/session/search-gatherer.ts'
import { publicTourId } from '../../tours/public-tour-id.ts'

/** The part of a result that depends on the viewer. */
export type ViewedPolicy = Pick<PolicyResult, 'total' | 'source'>
/** The part that every viewer sees. */
export type CommonPolicy = Omit<PolicyResult, keyof ViewedPolicy>

/** The stored remainder: the price without a payment fee, the supplier, its code of the policy, and its documents. */
export interface StoredPolicy {
  total: number
  title: string
  supplier: string
  code: string
  documents: { ipid: string; terms: string } | null
}
export type PolicyEntry = Entry<CommonPolicy, StoredPolicy>

/** The same in every search. */
export const policyIdOf = ({ supplier, code }: { supplier: string; code: string }): string => publicTourId(supplier, code)

/** The search in the suppliers' form. */
export const toPolicyQuery = (
  { residence, destination, from, to, ages, tripCost }: PolicySearch,
  currency: string,
): PolicyQuery => ({ residence, destinations: [destination], from, to, ages, tripCost, currency })

const termsOf = ({
  name,
  insurer,
  insurerNote,
  summary,
  benefits,
  exclusions,
  flexibility,
  coolingOffDays,
  latePenalty,
}: PolicyTerms) => ({
  name,
  insurer,
  insurerNote,
  summary,
  benefits,
  exclusions,
  flexibility,
  coolingOffDays,
  latePenalty,
})

/** Collects policies: each supplier's own, with a price or a refusal. */
export const policyGatherer: SearchGatherer<PolicySearch, null, PolicyQuotes, PolicyEntry, CommonPolicy, StoredPolicy> = {
  togetherMs: 0,
  open(tools, { search, pricing }) {
    const ids = new Set<string>()
    return {
      suppliers: tools.suppliers.policies,
      query: toPolicyQuery(search, pricing.currency),
      count: (found) => found.reduce((sum, { offered }) => sum + offered.length, 0),
      async price({ title }, found) {
        const entries: PolicyEntry[] = []
        for (const { offered, refused } of found) {
          for (const policy of offered) {
            const { net, tax, supplier, code, ipidUrl: ipid, termsUrl: terms } = policy
            const rate = await tools.rateOf(net.currency, pricing.currency)
            const total = priceWaterfall({ ...pricing, net, tax, rate }).total.amount
            entries.push({
              common: { ...termsOf(policy), id: policyIdOf(policy), refusal: null },
              stored: { total, title, supplier, code, documents: { ipid, terms } },
            })
          }
          for (const { supplier, code, name, insurer, reason } of refused)
            entries.push({
              common: { ...unpricedTerms, name, insurer, id: policyIdOf({ supplier, code }), refusal: reason },
              stored: { total: 0, title, supplier, code, documents: null },
            })
        }
        return entries
      },
      add(entries) {
        for (const { common } of entries) ids.add(common.id)
        return { upserts: entries.map((entry) => [entry.common.id, entry]), gone: [] }
      },
      listed: () => ids.size,
      summary: () => null,
    }
  },
  view: viewPolicy,
}

/** A policy for the viewer: the price includes the fee of the cheapest payment method, the supplier is for roles that see margin. */
export function viewPolicy({ currency, viewer: { seesMargin, ways = [] } }: Seen) {
  return ({ total, title }: StoredPolicy): ViewedPolicy => ({
    total: total === 0 ? 0 : total + cheapestFee({ amount: total, currency }, ways).amount,
    source: seesMargin ? title : null,
  })
}
