import { redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useRegional } from '../../../kit/regional.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { CancellationTimeline, clockWords } from '../../../products/cancellation-timeline.tsx'
import { answerReview } from '../../../products/checkout/answer-review.ts'
import { closedReason } from '../../../products/checkout/open-checkout.ts'
import { readReview } from '../../../products/checkout/read-review.ts'
import { ContinueFromReview, ReviewNotices } from '../../../products/checkout/review-notices.tsx'
import { MeetingWords } from '../../../products/tour/meeting-words.tsx'
import { PeopleList } from '../../../products/tour/people-list.tsx'
import { placeOf } from '../../../products/tour/place-of.ts'
import { tourSearchAddress } from '../../../products/tour/tour-address.ts'
import { tourPaths } from '../../../products/tour/tour-paths.ts'
import type { Route } from './+types/review'
import { readStep } from './paths.ts'
import { TourStep } from './tour-step.tsx'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Review the tour')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, paths } = readStep(request)
  const reviewed = await readReview(context.get(apiContext), id, paths)
  if (!reviewed.checkout.contact && !closedReason(reviewed.checkout)) throw redirect(paths.details)
  return reviewed
}

/** Goes on to the payment, or accepts a changed price. */
export function action({ request, context }: Route.ActionArgs) {
  const { id, paths } = readStep(request)
  return answerReview(context.get(apiContext), { request, id, paths, next: paths.payment })
}

/** A review of the tour at its present price, before the payment. */
export default function Review({ loaderData: { checkout, failure, now }, actionData }: Route.ComponentProps) {
  const { zone } = useRegional()
  const { offer, priceChange, participants, contact, search } = checkout
  const mayGoOn = !priceChange && !failure
  return (
    <TourStep
      checkout={checkout}
      now={now}
      title="Review the tour"
      current={1}
      actions={mayGoOn && <ContinueFromReview to="payment" />}
    >
      <ReviewNotices checkout={checkout} failure={failure} outcome={actionData} searchAgain={tourSearchAddress(search)} />
      {offer.option.isOnRequest && (
        <Notice tone="info" title="The operator confirms this booking itself">
          <p>It is asked as soon as you book. If it declines, everything that was charged is refunded.</p>
        </Notice>
      )}
      <DetailSection title="If plans change" help={clockWords(zone, placeOf(offer.tour))}>
        <CancellationTimeline rate={offer} place={placeOf(offer.tour)} now={now} />
      </DetailSection>
      <MeetingWords offer={offer} />
      {participants && contact && (
        <PeopleList entered={{ ...checkout, participants, contact }} editHref={tourPaths(checkout.id).details} />
      )}
    </TourStep>
  )
}
