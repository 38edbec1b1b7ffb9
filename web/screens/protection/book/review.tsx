import { redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { answerReview } from '../../../products/checkout/answer-review.ts'
import { closedReason } from '../../../products/checkout/open-checkout.ts'
import { readReview } from '../../../products/checkout/read-review.ts'
import { ContinueFromReview, ReviewNotices } from '../../../products/checkout/review-notices.tsx'
import { CoverTable } from '../../../products/protection/cover-table.tsx'
import { InsuredList } from '../../../products/protection/insured-list.tsx'
import { policyPaths, resultsPath, searchOfOffer } from '../../../products/protection/policy-paths.ts'
import { coolingWords, lateWords } from '../../../products/protection/policy-words.ts'
import type { Route } from './+types/review'
import { leaveForBooking, readStep } from './paths.ts'
import { PolicyStep } from './policy-step.tsx'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Review the policy')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, paths } = readStep(request)
  const reviewed = await readReview(context.get(apiContext), id, paths)
  await leaveForBooking(context, reviewed.checkout)
  if (!reviewed.checkout.contact && !closedReason(reviewed.checkout)) throw redirect(paths.details)
  return reviewed
}

/** Goes on to the payment, or accepts a changed price. */
export function action({ request, context }: Route.ActionArgs) {
  const { id, paths } = readStep(request)
  return answerReview(context.get(apiContext), { request, id, paths, next: paths.payment })
}

/** A review of the policy at its present price, before the payment. */
export default function Review({ loaderData: { checkout, failure, now }, actionData }: Route.ComponentProps) {
  const numbers = useNumbers()
  const { offer, priceChange, insured } = checkout
  const mayGoOn = !priceChange && !failure
  return (
    <PolicyStep
      checkout={checkout}
      now={now}
      title="Review the policy"
      current={1}
      actions={mayGoOn && <ContinueFromReview to="payment" />}
    >
      <ReviewNotices
        checkout={checkout}
        failure={failure}
        outcome={actionData}
        searchAgain={`${resultsPath}?${searchOfOffer(offer)}`}
      />
      <DetailSection title="The cover">
        <CoverTable policy={offer} />
      </DetailSection>
      <DetailSection title="If plans change">
        <p>{coolingWords(offer)}</p>
        <p>{lateWords(offer, numbers)}</p>
      </DetailSection>
      {insured && <InsuredList entered={{ ...checkout, insured }} editHref={policyPaths(checkout.id).details} />}
    </PolicyStep>
  )
}
