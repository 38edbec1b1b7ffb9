import { redirect } from 'react-router'
import type { StayProperty } from '#domain/stays/property.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { withError } from '../../../kit/open-error.ts'
import { useRegional } from '../../../kit/regional.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { customerHead } from '../../../layouts/customer-head.ts'
import { CancellationTimeline, clockWords } from '../../../products/cancellation-timeline.tsx'
import { answerReview } from '../../../products/checkout/answer-review.ts'
import { closedReason } from '../../../products/checkout/open-checkout.ts'
import { readReview } from '../../../products/checkout/read-review.ts'
import { ContinueFromReview, ReviewNotices } from '../../../products/checkout/review-notices.tsx'
import { Conditions } from '../../../products/stay/conditions.tsx'
import { GuestList } from '../../../products/stay/guest-list.tsx'
import { placeOf } from '../../../products/stay/place-of.ts'
import { hoursOf } from '../../../products/stay/property-words.ts'
import { staySearchAddress } from '../../../products/stay/stay-address.ts'
import { stayPaths } from '../../../products/stay/stay-paths.ts'
import type { Route } from './+types/review'
import { leaveForAnother, readStep } from './paths.ts'
import { StayStep } from './stay-step.tsx'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Review the stay')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, paths } = readStep(request)
  const reviewed = await readReview(context.get(apiContext), id, paths)
  const { checkout, isGoneNow } = reviewed
  const { search, contact } = checkout
  leaveForAnother(request, checkout)
  if (isGoneNow)
    throw redirect(
      withError(paths.review, {
        errorCode: 'accommodation-availability-11',
        errorType: 'accommodationAvailability',
        payload: { start_date: search.checkIn, end_date: search.checkOut },
      }),
    )
  if (!contact && !closedReason(checkout)) throw redirect(paths.details)
  return reviewed
}

export function action({ request, context }: Route.ActionArgs) {
  const { id, paths } = readStep(request)
  const reviewOf = (renewed: string) => stayPaths(renewed).review
  return answerReview(context.get(apiContext), { request, id, paths, next: paths.payment, reviewOf })
}

/** A review of the stay at its current price, before the payment. */
export default function Review({ loaderData: { checkout, failure, now }, actionData }: Route.ComponentProps) {
  const { zone } = useRegional()
  const { offer, priceChange, guests, contact, requests } = checkout
  const { property, rate } = offer
  const mayGoOn = !priceChange && !failure
  return (
    <StayStep
      checkout={checkout}
      now={now}
      title="Review the stay"
      current={1}
      actions={mayGoOn && <ContinueFromReview to={checkout.total.amount === 0 ? 'confirm' : 'payment'} />}
    >
      <ReviewNotices
        checkout={checkout}
        failure={failure}
        outcome={actionData}
        searchAgain={staySearchAddress(checkout.search)}
      />
      {rate.isOnRequest && (
        <Notice tone="info" title="The property confirms this booking itself">
          <p>
            It is asked as soon as you book, and answers within a day. If it declines, everything that was charged is refunded.
          </p>
        </Notice>
      )}
      <DetailSection title="If plans change" help={clockWords(zone, placeOf(property))}>
        <CancellationTimeline rate={rate} place={placeOf(property)} now={now} />
      </DetailSection>
      {rate.conditions.length > 0 && (
        <DetailSection title="Conditions of the rate" help="Booking accepts them.">
          <Conditions conditions={rate.conditions} />
        </DetailSection>
      )}
      <Arrival property={property} />
      {guests && contact && (
        <GuestList
          guests={guests}
          rooms={offer.rooms}
          contact={contact}
          requests={requests}
          editHref={stayPaths(checkout.id).details}
        />
      )}
    </StayStep>
  )
}

/** Check-in and check-out times, and how to get the key; null if the property gives none. */
function Arrival({ property }: { property: StayProperty }) {
  const { checkIn, checkOut } = hoursOf(property)
  const told = [
    { label: 'Check-in', value: checkIn },
    { label: 'Check-out', value: checkOut },
    { label: 'Key', value: property.keyCollection },
  ]
  const rows = told.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  if (rows.length === 0) return null
  return (
    <DetailSection title="Arriving and leaving">
      <SummaryList rows={rows} />
    </DetailSection>
  )
}
