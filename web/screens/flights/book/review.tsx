import { fareRulesOf } from '#domain/flights/fare-rules.ts'
import { apiContext } from '../../../context.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { customerHead } from '../../../layouts/customer-head.ts'
import { answerReview } from '../../../products/checkout/answer-review.ts'
import { readReview } from '../../../products/checkout/read-review.ts'
import { ContinueFromReview, ReviewNotices } from '../../../products/checkout/review-notices.tsx'
import { BaggageTable, TicketRules } from '../../../products/flight/fare-rules.tsx'
import { SliceTimeline } from '../../../products/flight/slice-timeline.tsx'
import { endsOf } from '../../../products/flight/slice-words.ts'
import type { Route } from './+types/review'
import { FlightStep } from './flight-step.tsx'
import { flightPaths, searchAgain } from './paths.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Review the flight')

export const loader = ({ params, context }: Route.LoaderArgs) =>
  readReview(context.get(apiContext), params.id, flightPaths(params.id))

export function action({ request, params, context }: Route.ActionArgs) {
  const paths = flightPaths(params.id)
  const reviewOf = (id: string) => flightPaths(id).review
  return answerReview(context.get(apiContext), { request, id: params.id, paths, next: paths.details, reviewOf })
}

export default function Review({ loaderData: { checkout, failure, now }, actionData }: Route.ComponentProps) {
  const { offer, priceChange } = checkout
  const mayGoOn = !priceChange && !failure
  const rules = fareRulesOf(offer)
  return (
    <FlightStep
      checkout={checkout}
      now={now}
      title="Review the flight"
      current={0}
      actions={mayGoOn && <ContinueFromReview to="travellers" />}
    >
      <ReviewNotices checkout={checkout} failure={failure} outcome={actionData} searchAgain={searchAgain(checkout.search)} />
      {offer.slices.map((slice) => (
        <DetailSection
          key={slice.departsAt}
          title={`${endsOf(slice).fromCity} to ${endsOf(slice).toCity}`}
          help={<DateText value={slice.departsAt} />}
        >
          <SliceTimeline slice={slice} />
        </DetailSection>
      ))}
      <DetailSection title="What the fare allows">
        <TicketRules rules={rules} place={offer.departure} />
      </DetailSection>
      <DetailSection title="Baggage">
        <BaggageTable travellers={rules.travellers} />
      </DetailSection>
    </FlightStep>
  )
}
