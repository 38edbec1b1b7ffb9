import { redirect, useSearchParams } from 'react-router'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { AwaitedPayment } from '../../../products/checkout/awaited-payment.tsx'
import { leadOn } from '../../../products/checkout/lead-on.ts'
import { PayForm } from '../../../products/checkout/pay-form.tsx'
import { PayAmount } from '../../../products/checkout/payment-methods.tsx'
import { PaymentNotices } from '../../../products/checkout/payment-notices.tsx'
import { payCheckout, readPayment } from '../../../products/checkout/payment-step.ts'
import { GuestList } from '../../../products/stay/guest-list.tsx'
import { placeOf } from '../../../products/stay/place-of.ts'
import type { Route } from './+types/payment'
import { leaveForAnother, readStep, stayPaths } from './paths.ts'
import { PayAtProperty } from './pay-at-property.tsx'
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

/** How the stay is paid, or for what is paid at the property, the one button that books it. */
export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, awaitsPayment, methods, isBusy, now } = loaderData
  const { offer, guests, contact, requests, total } = checkout
  const [query] = useSearchParams()
  const paths = stayPaths(checkout.id, query)
  const isFree = total.amount === 0
  const pay = isFree ? (
    <ActionButton form="payment" name="intent" value="confirm" size="md">
      Confirm booking, pay at the property
    </ActionButton>
  ) : (
    <ActionButton form="payment" size="md">
      <PayAmount methods={methods} />
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
      methods={methods}
      awaitsPayment={awaitsPayment}
    >
      {awaitsPayment ? (
        <AwaitedPayment read={loaderData} paths={paths} place={placeOf(offer.property)} />
      ) : (
        <>
          <PaymentNotices checkout={checkout} isBusy={isBusy} here={paths.payment} />
          <FormError outcome={actionData} />
          {isFree ? <PayAtProperty checkout={checkout} /> : <PayForm checkout={checkout} />}
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
