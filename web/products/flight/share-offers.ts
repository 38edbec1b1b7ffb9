import type { Api } from '#contract/index.ts'
import { type FormOutcome, failedForm } from '../../kit/form/outcome.ts'

/** The action data of sharing: the recipient, or the failure. */
export type ShareOutcome = { sentTo: string } | FormOutcome

/** Fields such as `flight.<search>.<offer>` of the selected flights. */
const chosenOf = (typed: Record<string, string>) =>
  Object.keys(typed).flatMap((name) => {
    const [, searchId, ...offerId] = name.split('.')
    return name.startsWith('flight.') && searchId ? { searchId, offerId: offerId.join('.') } : []
  })

/** Handles the share dialog's form on any page. */
export async function shareOffers(api: Api, typed: Record<string, string>) {
  const to = (typed.to ?? '').trim()
  try {
    await api.flights.share({ to, note: typed.note ?? '', offers: chosenOf(typed) })
    return { sentTo: to }
  } catch (error) {
    return failedForm(error, typed)
  }
}
