import type { Product } from '../products.ts'

/** What a buyer decided about protection for a booking: a policy, none, or one that is bought elsewhere. */
export const protectionChoices = ['policy', 'declined', 'elsewhere'] as const
export type ProtectionChoice = (typeof protectionChoices)[number]

/** The choices that buy nothing here. */
export const refusingChoices = ['declined', 'elsewhere'] as const satisfies readonly ProtectionChoice[]
export type RefusingChoice = (typeof refusingChoices)[number]

/**
 * The state of a policy that was chosen with a booking: `planned` until the booking is confirmed, `payable` until it is paid, `bought`, or `ended`
 * without a payment.
 */
export const chosenPolicyStates = ['planned', 'payable', 'bought', 'ended'] as const
export type ChosenPolicyState = (typeof chosenPolicyStates)[number]

/** Whether protection is offered in the checkout of a product. */
export const offersProtection: Record<Product, boolean> = { flight: true, stay: true, tour: true, protection: false }
