import { href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../api-failure.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { withError } from '../../kit/open-error.ts'
import { dialogOfProduct } from '../dialog-of-product.ts'
import { plansInstead } from '../plans-instead.ts'
import { signInFirst } from '../sign-in-first.ts'

/** Opens a checkout of an offer and redirects to it. `from` is the current page, on which the error dialog opens. */
export async function chooseOffer(api: Api, offer: { searchId: string; offerId: string }, from: string) {
  try {
    const { id } = await api.checkouts.create({ product: 'flight', ...offer })
    return redirect(href('/order/new/flight/book/:id', { id }))
  } catch (error) {
    const plans = error instanceof ApiFailure ? plansInstead(error.data) : null
    if (plans) return plans
    const signIn = signInFirst(error, from)
    if (signIn) return signIn
    const dialog = error instanceof ApiFailure ? dialogOfProduct('flight', error.data) : null
    if (dialog) return redirect(withError(from, dialog))
    return failedForm(error, offer)
  }
}
