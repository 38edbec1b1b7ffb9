import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { apiContext } from '#web/context.ts'
import { DetailSection } from '#web/kit/detail-section.tsx'
import { answerReview } from '#web/products/checkout/answer-review.ts'
import { closedReason } from '#web/products/checkout/open-checkout.ts'
import { readReview } from '#web/products/checkout/read-review.ts'
import { ContinueFromReview, ReviewNotices } from '#web/products/checkout/review-notices.tsx'
import { readStep } from './tour-paths.ts'
import { TourStep } from './tour-step.tsx'

export const meta = () => [{ title: 'Review the tour' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, paths } = readStep(request)
  const reviewed = await readReview(context.get(apiContext), id, paths)
  if (!reviewed.checkout.contact && !closedReason(reviewed.checkout)) throw redirect(paths.details)
  return reviewed
}

export function action({ request, context }: ActionFunctionArgs) {
  const { id, paths } = readStep(request)
  return answerReview(context.get(apiContext), { request, id, paths, next: paths.payment })
}

export default function Review() {
  const { checkout, failure, now } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const mayGoOn = !checkout.priceChange && !failure
  return (
    <TourStep
      checkout={checkout}
      now={now}
      title="Review the tour"
      current={1}
      actions={mayGoOn && <ContinueFromReview to="payment" />}
    >
      <ReviewNotices checkout={checkout} failure={failure} outcome={outcome} searchAgain="/tours/new" />
      <DetailSection title="Participants">
        <ul>
          {checkout.participants?.map(({ givenName, familyName }, at) => (
            <li key={at}>
              {givenName} {familyName}
            </li>
          ))}
        </ul>
      </DetailSection>
    </TourStep>
  )
}
