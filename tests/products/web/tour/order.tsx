import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { DetailSection } from '#web/kit/detail-section.tsx'
import { SummaryList } from '#web/kit/summary-list.tsx'
import { CancelDialog } from '#web/screens/orders/cancellation/cancel-dialog.tsx'
import { CancelledSection } from '#web/screens/orders/cancellation/cancelled-section.tsx'
import { answerOrder } from '#web/screens/orders/detail/answer-order.ts'
import { CustomerFrame } from '#web/screens/orders/detail/customer-frame.tsx'
import { DeskFrame } from '#web/screens/orders/detail/desk-frame.tsx'
import { orderTitle, readOrder } from '#web/screens/orders/detail/read-order.ts'
import { useIsShop } from '#web/session.ts'
import { tourRows } from './tour-step.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => orderTitle(loaderData)
export const loader = (args: LoaderFunctionArgs) => readOrder('tour', args)
export const action = (args: ActionFunctionArgs) => answerOrder('tour', args)

export default function TourOrderPage() {
  const { order, quote, hasMoved, now } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const Frame = useIsShop() ? CustomerFrame : DeskFrame
  const people = order.participants.map(({ givenName, familyName }) => ({
    label: 'Participant',
    value: `${givenName} ${familyName}`,
  }))
  return (
    <>
      <Frame order={order} now={now} facts={<p>Booking code {order.bookingReference ?? 'follows'}</p>}>
        <DetailSection title="The tour">
          <SummaryList rows={[...tourRows(order.tour), ...people]} />
        </DetailSection>
        <CancelledSection cancelled={order.cancelled} />
      </Frame>
      {quote && <CancelDialog order={order} quote={quote} now={now} hasMoved={hasMoved} outcome={outcome} />}
    </>
  )
}
