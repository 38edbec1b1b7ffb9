import type { RouterContextProvider } from 'react-router'
import type { TypedSoFar } from '#contract/checkouts/typed-so-far.ts'
import type { TourCheckout } from '#contract/products/tour.ts'
import { apiContext } from '../../../context.ts'
import { hasSavedPeople } from '../../../products/checkout/has-saved-people.ts'
import { joinTexts } from '../../../products/checkout/long-texts.ts'
import { closedReason } from '../../../products/checkout/open-checkout.ts'
import type { StartSource } from '../../../products/checkout/people-form.tsx'
import { dialingCodes } from '../../../products/checkout/phone-number.ts'
import { savedFields } from './read-people.ts'

/** What the form begins with where nothing is known. */
const noFields: { start: Record<string, string>; source: StartSource } = { start: {}, source: null }

/** The initial values of the form: what was typed here, else what was saved here. */
function startFields(checkout: TourCheckout, { draft }: TypedSoFar): { start: Record<string, string>; source: StartSource } {
  if (draft) return { start: joinTexts(draft), source: 'draft' }
  const saved = savedFields(checkout)
  return saved ? { start: saved, source: 'saved' } : noFields
}

/** A checkout with what the form of its people begins with; one that is closed asks nothing. */
export async function readPeopleStep(context: Readonly<RouterContextProvider>, checkout: TourCheckout) {
  const now = new Date().toISOString()
  const nothing = { ...noFields, dialing: [], hasSaved: false }
  if (closedReason(checkout)) return { checkout, now, ...nothing }
  const { checkouts } = context.get(apiContext)
  const [typed, hasSaved] = await Promise.all([checkouts.typed({ id: checkout.id }), hasSavedPeople(context)])
  return { checkout, now, ...startFields(checkout, typed), dialing: dialingCodes, hasSaved }
}
