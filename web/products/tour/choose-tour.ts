import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { TourChoice } from '#contract/products/tour.ts'
import { ApiFailure } from '../../api-failure.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { withError } from '../../kit/open-error.ts'
import { dialogOfProduct } from '../dialog-of-product.ts'
import { plansInstead } from '../plans-instead.ts'
import { signInFirst } from '../sign-in-first.ts'
import { tourPaths } from './tour-paths.ts'

/** Opens a checkout of a start, which holds its places, and redirects to the people. `from` is the tour's page, on which the error dialog opens. */
export async function chooseTour(api: Api, choice: Omit<TourChoice, 'product'>, from: string) {
  try {
    const { id } = await api.checkouts.create({ product: 'tour', ...choice })
    return redirect(tourPaths(id).details)
  } catch (error) {
    const signIn = signInFirst(error, from)
    if (signIn) return signIn
    if (!(error instanceof ApiFailure)) throw error
    const plans = plansInstead(error.data)
    if (plans) return plans
    const dialog = dialogOfProduct('tour', error.data)
    return dialog ? redirect(withError(from, dialog)) : failedForm(error, { time: choice.time ?? '' })
  }
}
