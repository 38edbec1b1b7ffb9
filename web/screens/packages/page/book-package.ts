import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { failedForm } from '../../../kit/form/outcome.ts'
import { plansInstead } from '../../../products/plans-instead.ts'
import { signInFirst } from '../../../products/sign-in-first.ts'
import { tripPaths } from '../../cart/checkout/paths.ts'
import { refusedItems } from '../refused-items.ts'
import { readParty } from './read-party.ts'

/** Books the chosen departure and leads to its checkout; or tells why not. */
export async function bookFromPage(api: Api, { slug, request, here }: { slug: string; request: Request; here: string }) {
  const form = await request.formData()
  const { adults = 1, children = [] } = readParty(form)
  const departureId = String(form.get('departureId') ?? '')
  try {
    const { checkoutId } = await api.offeredPackages.book({ slug, departureId, party: { adults, children } })
    return redirect(tripPaths(checkoutId).details)
  } catch (error) {
    const plans = error instanceof ApiFailure ? plansInstead(error.data) : null
    return signInFirst(error, here) ?? plans ?? failedForm(refusedItems(error), {})
  }
}
