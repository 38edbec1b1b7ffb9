import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { readForm } from '../../kit/form/outcome.ts'
import { leadOn } from './lead-on.ts'
import type { CheckoutPaths } from './open-checkout.ts'

/** What a review's buttons do: on to the next step, or a yes to exactly the price that is shown. */
export async function answerReview(
  api: Api,
  { request, id, paths, next }: { request: Request; id: string; paths: CheckoutPaths; next: string },
) {
  const typed = await readForm(request)
  if (typed.intent === 'continue') return redirect(next)
  try {
    await api.checkouts.acceptPrice({ id, total: { amount: Number(typed.amount), currency: typed.currency ?? '' } })
    return redirect(paths.review)
  } catch (error) {
    return leadOn(error, { here: paths.review, paths, typed })
  }
}
