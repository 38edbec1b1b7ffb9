import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { PolicyOrder } from '#contract/products/protection.ts'
import { ApiFailure } from '../../../../api-failure.ts'

export type PolicyClaims = Awaited<ReturnType<Api['policies']['claims']>> & {
  /** The insurer did not answer. */
  isSilent: boolean
}

/** The claims of a policy in force; null for any other. The order is shown without them if they cannot be read. */
export async function readClaims(api: Api, { id, status }: Pick<PolicyOrder, 'id' | 'status'>): Promise<PolicyClaims | null> {
  if (status !== 'Issued') return null
  try {
    return { ...(await api.policies.claims({ id })), isSilent: false }
  } catch (error) {
    if (error instanceof ApiFailure) return { isOpen: false, items: [], isSilent: true }
    throw error
  }
}

/** Leads to the page of the insurer where a claim is made. */
export const leaveForClaim = async (api: Api, id: string): Promise<Response> =>
  redirect((await api.policies.startClaim({ id })).url)
