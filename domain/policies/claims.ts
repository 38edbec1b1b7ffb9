/** The states of a claim at its insurer, in words. */
export const claimStates = {
  submitted: 'Received by the insurer',
  'in-review': 'Being examined',
  'needs-information': 'The insurer asks for more',
  approved: 'Approved',
  paid: 'Paid',
  declined: 'Declined',
} as const
export type ClaimState = keyof typeof claimStates
export const claimStateNames = Object.keys(claimStates) as [ClaimState, ...ClaimState[]]
