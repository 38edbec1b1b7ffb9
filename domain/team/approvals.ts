import type { Permission } from '../permissions.ts'

/** What a role may have a limit for. Null: no limit. Amounts are minor units of the agency's currency. */
export interface SpendingLimits {
  /** For one payment from the wallet. */
  walletLimit: number | null
  /** For one refund. */
  refundLimit: number | null
}

export const noLimits: SpendingLimits = { walletLimit: null, refundLimit: null }

/** The lower of two limits: a preview of a role never raises what the member may spend. */
export function lowerLimit(one: number | null, other: number | null): number | null {
  const limits = [one, other].filter((limit) => limit !== null)
  return limits.length === 0 ? null : Math.min(...limits)
}

/** Whether none of the limits is above those of another role. */
export const areWithin = (limits: SpendingLimits, own: SpendingLimits): boolean =>
  [
    [limits.walletLimit, own.walletLimit],
    [limits.refundLimit, own.refundLimit],
  ].every(([given = null, mine = null]) => mine === null || (given !== null && given <= mine))

interface ApprovedAction {
  /** In the list of requests and in mails. */
  title: string
  limit: keyof SpendingLimits
  /** What a member needs to do it, and to approve it. */
  permission: Permission
}

/** Actions that a colleague approves when the amount is above the member's limit. */
export const approvedActions = {
  'pay-checkout': { title: 'Wallet payment', limit: 'walletLimit', permission: 'orders:write' },
  'pay-order': { title: 'Wallet payment', limit: 'walletLimit', permission: 'orders:write' },
  'cancel-order': { title: 'Cancellation with refund', limit: 'refundLimit', permission: 'orders:write' },
  'pay-change': { title: 'Change of a booking, paid from the wallet', limit: 'walletLimit', permission: 'orders:write' },
  'refund-change': { title: 'Change of a booking with refund', limit: 'refundLimit', permission: 'orders:write' },
  'return-deposit': { title: 'Return of a deposit', limit: 'refundLimit', permission: 'orders:write' },
  'fail-order': { title: 'Refund of a failed order', limit: 'refundLimit', permission: 'orders:decide' },
} as const satisfies Record<string, ApprovedAction>

export type ApprovedActionName = keyof typeof approvedActions
export const approvedActionNames = Object.keys(approvedActions) as [ApprovedActionName, ...ApprovedActionName[]]

/** `failed`: approved, but the action was refused when it ran, for example because the price had changed. */
export const approvalStates = ['waiting', 'approved', 'refused', 'expired', 'failed'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** The refusal of a limit, beside its field. */
export const NO_AMOUNT = "Enter an amount in the agency's currency, or leave the field empty for no limit."

/** How long a request waits. */
export const APPROVAL_HOURS = 24

/** Whether an amount of the agency's currency needs no approval of a colleague. */
export const isWithinLimit = (limits: SpendingLimits, action: ApprovedActionName, amount: number): boolean => {
  const limit = limits[approvedActions[action].limit]
  return limit === null || amount <= limit
}
