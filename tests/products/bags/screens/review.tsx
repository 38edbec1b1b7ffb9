import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { apiContext } from '#web/context.ts'
import { answerReview } from '#web/products/checkout/answer-review.ts'
import { readReview } from '#web/products/checkout/read-review.ts'
import { ContinueFromReview, ReviewNotices } from '#web/products/checkout/review-notices.tsx'
import { bagParams } from '../shapes.ts'
import { BagStep, readStep } from './step.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { id, paths } = readStep(request)
  return readReview(context.get(apiContext), id, paths)
}

export function action({ request, context }: ActionFunctionArgs) {
  const { id, paths } = readStep(request)
  return answerReview(context.get(apiContext), { request, id, paths, next: paths.payment })
}

/** The cover at its present price. */
export default function Review() {
  const { checkout, failure, now } = useLoaderData<typeof loader>()
  return (
    <BagStep
      checkout={checkout}
      now={now}
      title="Review the cover"
      current={1}
      actions={!failure && <ContinueFromReview to="payment" />}
    >
      <ReviewNotices
        checkout={checkout}
        failure={failure}
        outcome={useActionData<typeof action>()}
        searchAgain={`/protection/new?${bagParams(checkout.cover)}`}
      />
    </BagStep>
  )
}
