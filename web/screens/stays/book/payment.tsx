import { Form, redirect } from 'react-router'
import type { StayCheckout } from '#contract/products/stay.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { Money } from '../../../kit/money.tsx'
import { customerHead } from '../../../layouts/customer-head.ts'
import { answerFailedStep } from '../../../products/checkout/answer-failed-step.ts'
import { openCheckout } from '../../../products/checkout/open-checkout.ts'
import { AwaitedPayment } from '../../../products/checkout/payment/awaited-payment.tsx'
import { PayForm } from '../../../products/checkout/payment/pay-form.tsx'
import { PayTerms } from '../../../products/checkout/payment/pay-terms.tsx'
import { PayAmount } from '../../../products/checkout/payment/payment-methods.tsx'
import { PaymentNotices } from '../../../products/checkout/payment/payment-notices.tsx'
import { payCheckout, readPayment } from '../../../products/checkout/payment/payment-step.ts'
import { readShopTerms } from '../../../products/checkout/payment/shop-terms.ts'
import { OfferedProtection } from '../../../products/protection/with-booking/offered-protection.tsx'
import { readOfferedProtection } from '../../../products/protection/with-booking/read-offer.ts'
import { GuestList } from '../../../products/stay/guest-list.tsx'
import { LocalCharges } from '../../../products/stay/local-charges.tsx'
import { stayTerms } from '../../../products/stay/pay-terms.ts'
import { placeOf } from '../../../products/stay/place-of.ts'
import { stayPaths } from '../../../products/stay/stay-paths.ts'
import type { Route } from './+types/payment'
import { leaveForAnother, readStep } from './paths.ts'
import { PayOtherwise } from './payment-option.tsx'
import { readSiblings } from './siblings.ts'
import { savedFields } from './start-fields.ts'
import { StayStep } from './stay-step.tsx'
import { switchRate } from './switch-rate.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Payment')

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { id, paths } = readStep(request)
  const [read, ownTerms, protection] = await Promise.all([
    readPayment(api, { request, id, paths }),
    readShopTerms(context),
    readOfferedProtection(api, id),
  ])
  const { checkout, awaitsPayment } = read
  leaveForAnother(request, checkout)
  const isRefused = !awaitsPayment && checkout.lastPayment?.status === 'failed'
  return { ...read, ownTerms, protection, siblings: isRefused ? readSiblings(api, checkout) : Promise.resolve([]) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { id, paths } = readStep(request)
  const typed = await readForm(request)
  try {
    if (typed.otherRate) {
      const checkout = await openCheckout(api, id, paths)
      return await switchRate(api, { checkout, rateId: typed.otherRate, fields: savedFields(checkout) ?? {} })
    }
    if (typed.intent !== 'confirm') return await payCheckout(api, { id, paths, typed })
    const { orderId } = await api.checkouts.confirm({ id, idempotencyKey: typed.idempotencyKey ?? '' })
    return redirect(paths.orderOf(orderId))
  } catch (error) {
    return answerFailedStep(error, { here: paths.payment, paths, typed })
  }
}

/** The payment of a stay, or for payment at the property, the one button that books it. */
export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, awaitsPayment, methods, siblings, isBusy, isLeft, now, ownTerms, protection } = loaderData
  const { offer, guests, contact, requests, total } = checkout
  const paths = stayPaths(checkout.id)
  const place = placeOf(offer.property)
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
      now={now}
      title={isFree ? 'Confirm the booking' : 'Payment'}
      current={2}
      actions={!awaitsPayment && (isFree || methods.length > 0) && pay}
      methods={methods}
      terms={<PayTerms terms={stayTerms(offer, now)} methods={methods} own={ownTerms} />}
      awaitsPayment={awaitsPayment}
    >
      {awaitsPayment ? (
        <AwaitedPayment read={loaderData} paths={paths} place={place} />
      ) : (
        <>
          <PaymentNotices checkout={checkout} isBusy={isBusy} isLeft={isLeft} here={paths.payment} />
          <FormError outcome={actionData} />
          {isFree ? <PayAtProperty checkout={checkout} /> : <PayForm checkout={checkout} />}
          <OfferedProtection offered={protection} />
          <PayOtherwise place={place} siblings={siblings} />
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

/** The amount paid at the property, if nothing is charged when booking. Its form `payment` has no choice. */
function PayAtProperty({ checkout: { offer, idempotencyKey } }: { checkout: StayCheckout }) {
  const { rate } = offer
  return (
    <DetailSection title="Nothing is charged now">
      <Form id="payment" method="post">
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <p>
          The guests pay{' '}
          <strong>
            <Money {...rate.payAtProperty} />
          </strong>{' '}
          at the property. It may ask for a card at check-in, and may charge for a stay that is cancelled too late.
        </p>
        <LocalCharges rate={rate} />
      </Form>
    </DetailSection>
  )
}
