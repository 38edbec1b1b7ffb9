import type { Api } from '#contract/index.ts'
import type { MadeChoice } from '#contract/orders/booking-protection.ts'
import type { Money } from '#domain/money/money.ts'
import type { RefusingChoice } from '#domain/policies/choices.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { resultsPath } from '../policy-paths.ts'

/** The offer of protection in the checkout of a booking, in words: its loader writes them, so that the page loads no script for it. */
export interface OfferedProtection {
  text: string
  /** The price of the chosen policy, for everybody. */
  total: Money | null
  /** Reads the policies; answers the refusals. */
  address: string
  see: string
  refusals: { value: RefusingChoice; label: string }[]
}

const none = 'Medical costs, cancellation, baggage and delay, from several insurers. Nothing is added unless you choose it.'

function textOf(made: MadeChoice | null): string {
  if (!made) return none
  const by = made.by ? `, recorded by ${made.by}` : ''
  if (made.choice === 'declined') return `No protection is bought${by}.`
  if (made.choice === 'elsewhere') return `Protection is bought elsewhere${by}.`
  if (!made.policy || made.policy.state === 'ended')
    return 'The chosen policy is no longer available. Choose another one, or none.'
  const { name, insurer, people, paysFromWallet } = made.policy
  const whom = people > 1 ? `all ${people} people` : 'one person'
  const how = paysFromWallet
    ? 'It is a second payment after this one: if you pay this booking from the wallet, the policy is paid from it too; otherwise you pay it yourself.'
    : 'It is a second payment after this one, by the same methods.'
  return `${name} by ${insurer} for ${whom}. It is bought once this booking is confirmed, and not if it fails. ${how}`
}

/** What the payment of a booking says about protection; null where it is not offered. The payment is shown without it if it cannot be read. */
export async function readOfferedProtection(api: Api, checkoutId: string): Promise<OfferedProtection | null> {
  const read = await readChosen(api, checkoutId)
  if (!read?.isOffered) return null
  const { made } = read
  const isChosen = made?.policy && made.policy.state !== 'ended'
  return {
    text: textOf(made),
    total: isChosen && made.policy ? made.policy.total : null,
    address: `${resultsPath}?forCheckout=${checkoutId}`,
    see: isChosen ? 'Choose another policy' : 'See policies and prices',
    refusals: [
      ...(made?.choice === 'declined' ? [] : [{ value: 'declined' as const, label: 'No protection' }]),
      ...(made?.choice === 'elsewhere' ? [] : [{ value: 'elsewhere' as const, label: 'Bought elsewhere' }]),
    ],
  }
}

async function readChosen(api: Api, id: string) {
  try {
    return await api.bookingProtection.chosen({ id })
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}
