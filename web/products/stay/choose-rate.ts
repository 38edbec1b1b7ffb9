import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../api-failure.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { withError } from '../../kit/open-error.ts'
import { dialogOfProduct } from '../dialog-of-product.ts'
import { plansInstead } from '../plans-instead.ts'
import { signInFirst } from '../sign-in-first.ts'

interface Choice {
  searchId: string
  propertyId: string
  rateId: string
}

/** Opens a checkout of a rate and redirects to its guests. `from` is the property's page, on which the error dialog opens. */
export async function chooseRate(api: Api, choice: Choice, from: string) {
  try {
    const { id } = await api.checkouts.create({ product: 'stay', ...choice })
    return redirect(`/accommodation/userinfo?checkout=${id}`)
  } catch (error) {
    const signIn = signInFirst(error, from)
    if (signIn) return signIn
    if (!(error instanceof ApiFailure)) throw error
    const plans = plansInstead(error.data)
    if (plans) return plans
    const params = new URLSearchParams(from.split('?')[1])
    const dates = { start_date: params.get('checkIn'), end_date: params.get('checkOut') }
    const dialog = dialogOfProduct('stay', { ...error.data, detail: error.data.detail ?? dates })
    return dialog ? redirect(withError(from, dialog)) : failedForm(error, { ...choice })
  }
}
