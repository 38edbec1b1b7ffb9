import { Form, Link } from 'react-router'
import type { FlightCheckout } from '#contract/products/flight.ts'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import { Deadline } from '../../../kit/deadline.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Money } from '../../../kit/money.tsx'
import css from './hold-section.module.css'

type Props = { checkout: FlightCheckout; extrasHref: string }

/** Holding the seats and paying later, if the airline allows it. Posts `intent=hold`. */
export function HoldSection({ checkout: { hold, offer, idempotencyKey }, extrasHref }: Props) {
  if (!hold) return null
  return (
    <DetailSection title="Or hold the seats and pay later">
      <p className={css.text}>
        {offer.ownerName} holds the seats without payment until{' '}
        <strong>
          <Deadline at={hold.until} place={offer.departure} />
        </strong>
        . <PriceWords until={hold.priceUntil} place={offer.departure} /> Nothing is charged now, and nothing when you let the hold
        go.
      </p>
      {hold.refusal === 'extras-chosen' ? (
        <p className={css.refusal}>
          Airlines hold the fare alone. <Link to={extrasHref}>Take the seats and bags out</Link> to hold it, or pay now.
        </p>
      ) : (
        <Form method="post" className={css.form}>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="amount" value={offer.total.amount} />
          <input type="hidden" name="currency" value={offer.total.currency} />
          <ActionButton name="intent" value="hold" variant="default">
            Hold the seats
          </ActionButton>
          <span className={css.later}>
            <Money {...offer.total} exact /> to pay later
          </span>
        </Form>
      )}
    </DetailSection>
  )
}

function PriceWords({ until, place }: { until: string | null; place: ClockPlace }) {
  if (!until) return 'The airline may change the price until you pay.'
  return (
    <>
      The price is guaranteed until <Deadline at={until} place={place} />.
    </>
  )
}
