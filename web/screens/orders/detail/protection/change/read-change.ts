import type { Api } from '#contract/index.ts'
import type { PolicyChangeQuote } from '#contract/products/policy-changes.ts'
import type { PolicyOrder } from '#contract/products/protection.ts'
import { isSamePeriod } from '#domain/policies/changes/change-rules.ts'
import { ApiFailure } from '../../../../../api-failure.ts'
import { readTypedDate, toTypedDate, unreadableDate } from '../../../../../products/checkout/typed-date.ts'

/** The dialog that changes the dates of a policy: its fields as typed, and the price of what they say or why it has none. */
export interface PolicyChanging {
  from: string
  to: string
  problems: Record<string, string>
  quote: PolicyChangeQuote | null
  /** The price has changed since it was confirmed. */
  hasMoved: boolean
}

/** Reads the dialog from the address; null where it is not asked for, or the policy cannot be changed. */
export async function readPolicyChange(
  api: Api,
  order: Pick<PolicyOrder, 'id' | 'actions' | 'offer'>,
  params: URLSearchParams,
): Promise<PolicyChanging | null> {
  const { id, actions, offer } = order
  if (!params.has('change') || !actions.includes('change')) return null
  const typed = { from: params.get('from') ?? offer.from, to: params.get('to') ?? offer.to }
  const [from, to] = [readTypedDate(typed.from), readTypedDate(typed.to)]
  const shown = { from: from ? toTypedDate(from) : typed.from, to: to ? toTypedDate(to) : typed.to }
  const dialog = { ...shown, problems: {}, quote: null, hasMoved: params.get('change') === 'moved' }
  if (!from || !to) return { ...dialog, problems: { ...(!from && { from: unreadableDate }), ...(!to && { to: unreadableDate }) } }
  if (isSamePeriod({ from, to }, offer)) return dialog
  try {
    return { ...dialog, quote: await api.policyChanges.quote({ id, from, to }) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { fields, body } = error.data
    return { ...dialog, problems: Object.keys(fields).length > 0 ? fields : { to: body } }
  }
}
