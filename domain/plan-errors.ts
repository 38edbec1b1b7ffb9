/** Errors about the plan of an agency (`errors.ts`). */
export const planErrors = {
  'plan.limit-reached': {
    status: 402,
    title: 'Plan limit reached',
    body: 'Your plan includes no more of this. Nothing was changed. An owner can choose a larger plan under Plans.',
  },
  'plan.not-sold': {
    status: 409,
    title: 'No price in your currency',
    body: 'This plan has no price in the currency of your wallet. Write to support for an offer.',
  },
  'plan.not-possible': {
    status: 409,
    title: 'Not possible now',
    body: 'The subscription has changed since this page was opened. Nothing was charged. Check its state and choose again.',
  },
  'plan.due-changed': {
    status: 409,
    title: 'The amount changed',
    body: 'The amount due has changed since it was shown. Nothing was charged. Check the new amount first.',
  },
  'plan.charging': {
    status: 409,
    title: 'The saved card is being charged',
    body: 'The gateway has not confirmed the charge yet. Nothing else was charged. Load the page again in some minutes.',
  },
  'plan.trial-used': { status: 409, title: 'Trial used', body: 'Your agency has used its trial. Choose a plan and pay for it.' },
  'plan.past-due': {
    status: 409,
    title: 'Payment is due',
    body: 'The last period is not paid yet. Pay it first, then change the plan.',
  },
} as const
