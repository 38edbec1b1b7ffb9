import { Button } from '@mantine/core'
import { Form, Link, redirect, useSearchParams } from 'react-router'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { AwaitedPayment } from '../../../products/checkout/awaited-payment.tsx'
import { leadOn } from '../../../products/checkout/lead-on.ts'
import { NoMethod } from '../../../products/checkout/no-method.tsx'
import { closedReason } from '../../../products/checkout/open-checkout.ts'
import { PaymentMethods, PerMethod } from '../../../products/checkout/payment-methods.tsx'
import { PaymentNotices } from '../../../products/checkout/payment-notices.tsx'
import { payCheckout, readPayment } from '../../../products/checkout/payment-step.ts'
import { withQuery } from '../../../products/checkout/with-query.ts'
import { GuestList } from '../../../products/stay/guest-list.tsx'
import { placeOf } from '../../../products/stay/place-of.ts'
import { useIsShop } from '../../../session.ts'
import type { Route } from './+types/payment'
import { leaveForAnother, readStep, stayPaths } from './paths.ts'
import { PayAtProperty } from './pay-at-property.tsx'
import { StayPaymentPrice } from './stay-payment-price.tsx'
import { StayStep } from './stay-step.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Payment' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, query, paths } = readStep(request)
  const read = await readPayment(context.get(apiContext), { request, id, paths })
  leaveForAnother(query, read.checkout.search)
  return read
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { id, paths } = readStep(request)
  const typed = await readForm(request)
  try {
    if (typed.intent !== 'confirm') return await payCheckout(api, { id, paths, typed })
    const { orderId } = await api.checkouts.confirm({ id, idempotencyKey: typed.idempotencyKey ?? '' })
    return redirect(paths.orderOf(orderId))
  } catch (error) {
    return leadOn(error, { here: paths.payment, paths, typed })
  }
}

const beforeTransfer = (isShop: boolean) => (
  <p>
    The room is not held: it is booked when the money has arrived, usually minutes after you send it. Should it cost more or be
    taken by then, nothing is booked and{' '}
    {isShop ? 'we give all of the money back' : 'all of the money goes to the agency’s wallet'}.
  </p>
)

/** How the stay is paid, or for what is paid at the property, the one button that books it. */
export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, awaitsPayment, message, isBusy, now } = loaderData
  const { offer, methods, guests, contact, requests, lastPayment, total, idempotencyKey } = checkout
  const isShop = useIsShop()
  const [query] = useSearchParams()
  const paths = stayPaths(checkout.id, query)
  const isFree = total.amount === 0
  const awaited = methods.filter(({ id }) => id === (lastPayment?.method ?? 'card'))
  const pay = isFree ? (
    <ActionButton form="payment" name="intent" value="confirm" size="md">
      Confirm booking, pay at the property
    </ActionButton>
  ) : (
    <ActionButton form="payment" size="md">
      <span>
        Pay <PerMethod methods={methods} of={(method) => method.total} />
      </span>
    </ActionButton>
  )
  return (
    <StayStep
      checkout={checkout}
      paths={paths}
      now={now}
      title={isFree ? 'Confirm the booking' : 'Payment'}
      current={2}
      actions={!awaitsPayment && (isFree || methods.length > 0) && pay}
      price={isFree ? undefined : <StayPaymentPrice offer={offer} methods={awaitsPayment ? awaited : methods} />}
      showsTotal={false}
      awaitsPayment={awaitsPayment}
    >
      {awaitsPayment ? (
        <AwaitedPayment
          payment={lastPayment}
          place={placeOf(offer.property)}
          message={message}
          then="The room is booked as soon as it arrives."
          here={withQuery(paths.payment, 'paid=card')}
        >
          {!closedReason(checkout) && (
            <Button component={Link} to={paths.payment} variant="default">
              {lastPayment?.method === 'bank-transfer' ? 'Pay another way' : 'Go back to paying'}
            </Button>
          )}
        </AwaitedPayment>
      ) : (
        <>
          <PaymentNotices checkout={checkout} isBusy={isBusy} here={paths.payment} />
          <FormError outcome={actionData} />
          {!isFree && methods.length === 0 && <NoMethod />}
          <DetailSection title={isFree ? 'Nothing is charged now' : 'How do you pay?'}>
            <Form id="payment" method="post">
              <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
              <input type="hidden" name="currency" value={total.currency} />
              {isFree ? (
                <PayAtProperty rate={offer.rate} />
              ) : (
                <PaymentMethods methods={methods} wallet={checkout.wallet} before={{ 'bank-transfer': beforeTransfer(isShop) }} />
              )}
            </Form>
          </DetailSection>
        </>
      )}
      {guests && contact && (
        <GuestList
          guests={guests}
          rooms={offer.rooms}
          contact={contact}
          requests={requests}
          editHref={awaitsPayment ? null : paths.details}
        />
      )}
    </StayStep>
  )
}
