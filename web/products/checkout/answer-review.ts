import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { answerFailedStep } from './answer-failed-step.ts'
import type { CheckoutPaths } from './open-checkout.ts'

type Step = {
  request: Request
  id: string
  paths: CheckoutPaths
  next: string
  /** The review of another checkout, for a product whose checkouts can be renewed. */
  reviewOf?: (id: string) => string
}

/** The actions of a review: continue to the next step, accept exactly the price that is shown, or renew the checkout after it expired. */
export async function answerReview(api: Api, { request, id, paths, next, reviewOf }: Step) {
  const typed = await readForm(request)
  if (typed.intent === 'continue') return redirect(next)
  if (typed.intent === 'renew' && reviewOf) return renew(api, { id, typed, reviewOf })
  try {
    await api.checkouts.acceptPrice({ id, total: { amount: Number(typed.amount), currency: typed.currency ?? '' } })
    return redirect(paths.review)
  } catch (error) {
    return answerFailedStep(error, { here: paths.review, paths, typed })
  }
}

type Renew = Required<Pick<Step, 'id' | 'reviewOf'>> & { typed: Record<string, string> }

async function renew(api: Api, { id, typed, reviewOf }: Renew) {
  try {
    const renewed = await api.checkouts.renew({ id })
    return redirect(reviewOf(renewed.id))
  } catch (error) {
    return failedForm(error, typed)
  }
}
