import { Form, redirect } from 'react-router'
import { fareRulesOf } from '#domain/flights/fare-rules.ts'
import { apiContext } from '../../../context.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { leadOn } from '../../../products/checkout/lead-on.ts'
import { readReview } from '../../../products/checkout/read-review.ts'
import { ReviewNotices } from '../../../products/checkout/review-notices.tsx'
import { BaggageTable, TicketRules } from '../../../products/flight/fare-rules.tsx'
import { SliceTimeline } from '../../../products/flight/slice-timeline.tsx'
import { endsOf } from '../../../products/flight/slice-words.ts'
import type { Route } from './+types/review'
import { flightPaths, searchAgain } from './paths.ts'
import { StepFrame } from './step-frame.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Review the flight' }]

export const loader = ({ params, context }: Route.LoaderArgs) =>
  readReview(context.get(apiContext), params.id, flightPaths(params.id))

export async function action({ request, params, context }: Route.ActionArgs) {
  const paths = flightPaths(params.id)
  const typed = await readForm(request)
  if (typed.intent === 'continue') return redirect(paths.details)
  try {
    const total = { amount: Number(typed.amount), currency: typed.currency ?? '' }
    await context.get(apiContext).checkouts.acceptPrice({ id: params.id, total })
    return redirect(paths.review)
  } catch (error) {
    return leadOn(error, { here: paths.review, paths, typed })
  }
}

export default function Review({ loaderData: { checkout, failure, now }, actionData }: Route.ComponentProps) {
  const { offer, priceChange } = checkout
  const mayGoOn = !priceChange && !failure
  const rules = fareRulesOf(offer)
  return (
    <StepFrame
      checkout={checkout}
      now={now}
      title="Review the flight"
      current={0}
      actions={
        mayGoOn && (
          <ActionButton form="review" name="intent" value="continue" size="md">
            Continue to travellers
          </ActionButton>
        )
      }
    >
      <FormError outcome={actionData} />
      <Form id="review" method="post" hidden />
      <ReviewNotices
        checkout={checkout}
        failure={failure}
        seller="airline"
        sold="flight"
        searchAgain={searchAgain(checkout.search)}
      />
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
    </StepFrame>
  )
}
