import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../api-failure.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { withError } from '../../kit/open-error.ts'
import { dialogOfProduct } from '../dialog-of-product.ts'
import { plansInstead } from '../plans-instead.ts'
import { signInFirst } from '../sign-in-first.ts'
import { policyPaths } from './policy-paths.ts'

/** Opens a checkout of a policy and redirects to the insured. `from` is the page of the results, on which the error dialog opens. */
export async function choosePolicy(api: Api, choice: { searchId: string; policyId: string }, from: string) {
  try {
    const { id } = await api.checkouts.create({ product: 'protection', ...choice })
    return redirect(policyPaths(id).details)
  } catch (error) {
    const signIn = signInFirst(error, from)
    if (signIn) return signIn
    if (!(error instanceof ApiFailure)) throw error
    const plans = plansInstead(error.data)
    if (plans) return plans
    const dialog = dialogOfProduct('protection', error.data)
    return dialog ? redirect(withError(from, dialog)) : failedForm(error, {})
  }
}
