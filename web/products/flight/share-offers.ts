import type { Api } from '#contract/index.ts'
import { type FormOutcome, failedForm } from '../../kit/form/outcome.ts'

/** What an action that shares answers: to whom it went, or what stopped it. */
export type ShareOutcome = { sentTo: string } | FormOutcome

/** Fields such as `flight.<search>.<offer>` of the flights that stayed ticked. */
const chosenOf = (typed: Record<string, string>) =>
  Object.keys(typed).flatMap((name) => {
    const [, searchId, ...offerId] = name.split('.')
    return name.startsWith('flight.') && searchId ? { searchId, offerId: offerId.join('.') } : []
  })

/** Answers the share dialog's form, on whatever page it stands. */
export async function shareOffers(api: Api, typed: Record<string, string>) {
  const to = (typed.to ?? '').trim()
  try {
    await api.flights.share({ to, note: typed.note ?? '', offers: chosenOf(typed) })
    return { sentTo: to }
  } catch (error) {
    return failedForm(error, typed)
  }
}
