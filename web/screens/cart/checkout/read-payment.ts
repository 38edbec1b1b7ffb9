import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { readOutcome, unanswered } from '../../../products/checkout/payment/payment-step.ts'
import { withQuery } from '../../../products/checkout/with-query.ts'
import { checkoutIdOf, readOpenTrip, tripPaths } from './paths.ts'

/** A checkout that expired while its payment is pending may still be paid. */
const awaitsMoney = ({ state, lastPayment }: TripCheckout) => state === 'expired' && lastPayment?.status === 'pending'

/**
 * Reads a checkout of a trip for its payment. `paid` in the address: the payer is back from the gateway, whose outcome is read; a payer who left
 * without paying is redirected to the methods. Otherwise every price is checked again, so that what changed is seen before money moves.
 */
export async function readTripPayment(api: Api, request: Request) {
  const id = checkoutIdOf(request)
  const paths = tripPaths(id)
  const query = new URL(request.url).searchParams
  const answer = query.has('paid') && id ? await readOutcome(api.tripCheckouts.confirmPayment({ id }), unanswered) : null
  if (answer?.status === 'succeeded') throw redirect(paths.confirmation)
  if (answer?.status === 'pending' && answer.isLeft) throw redirect(withQuery(paths.payment, 'left=card'))
  const awaitsPayment = answer?.status === 'pending'
  const isLeft = query.get('left') === 'card'
  const open = await readOpenTrip(api, id)
  // The outcome of a checkout that expired meanwhile leads here: a payer who left is not sent there again.
  if (!awaitsPayment && !isLeft && awaitsMoney(open)) throw redirect(withQuery(paths.payment, 'paid=card'))
  if (!open.contact) throw redirect(paths.details)
  const isChecked = awaitsPayment || open.state !== 'open' || open.items.some(({ change }) => change)
  return {
    ...(isChecked ? { checkout: open, problem: null } : await review(api, open)),
    awaitsPayment,
    message: answer?.message ?? null,
    isBusy: query.has('busy'),
    /** The payer left the gateway's page before paying. */
    isLeft,
    now: new Date().toISOString(),
  }
}

/** Checks every price again; `problem` says why they could not be checked. */
async function review(api: Api, { id }: TripCheckout): Promise<{ checkout: TripCheckout; problem: string | null }> {
  try {
    return { checkout: await api.tripCheckouts.review({ id }), problem: null }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { checkout: await readOpenTrip(api, id), problem: error.data.body }
  }
}
