import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { refusingChoices } from '#domain/policies/choices.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { bookingPath } from './booking-path.ts'

/**
 * Records that no policy is bought with the booking of the address, or nothing (`later`), and leads back to its payment; null for anything else. A booking
 * that is over by then shows its own state.
 */
export async function refuseProtection(api: Api, { request, intent }: { request: Request; intent: string | undefined }) {
  const id = new URL(request.url).searchParams.get('forCheckout')
  const choice = refusingChoices.find((one) => one === intent)
  if (!id || !(choice || intent === 'later')) return null
  const back = await bookingPath(api, id)
  if (!choice) return redirect(back)
  try {
    await api.bookingProtection.decline({ id, choice })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
  return redirect(back)
}
