import { Suspense } from 'react'
import { Await, Form } from 'react-router'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import { type PayWhen, payWhenWords } from '#domain/stays/kinds.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Money } from '../../../kit/money.tsx'
import { RefundWords } from '../../../products/stay/refund-words.tsx'
import css from './payment-option.module.css'

type Others = { place: ClockPlace; siblings: Promise<PricedStayRate[]> }
type Props = Others & { rate: PricedStayRate }

const meanings: Record<PayWhen, string> = {
  now: 'The whole price is charged when you book.',
  deposit: 'A part is charged when you book, the rest is paid at the property.',
  property: 'Nothing is charged when you book. The guests pay at the property.',
}

/** When the stay is paid, and if the property sells the same room with another payment option, a switch to it. Posts `otherRate`. */
export function PaymentOption({ rate, place, siblings }: Props) {
  return (
    <DetailSection title="Payment option" help="Your choice of when this stay is paid.">
      <ul className={css.options}>
        <Option rate={rate} place={place} isChosen />
        <Suspense>
          <Await resolve={siblings}>
            {(others) => others.map((other) => <Option key={other.id} rate={other} place={place} />)}
          </Await>
        </Suspense>
      </ul>
    </DetailSection>
  )
}

/** The switch alone, as a separate form for a failed payment; null if the property has one option only. */
export function PayOtherwise({ place, siblings }: Others) {
  return (
    <Suspense>
      <Await resolve={siblings}>
        {(others) =>
          others.length > 0 && (
            <DetailSection title="Or another payment option" help="The same room and board. The guests are copied.">
              <Form method="post">
                <ul className={css.options}>
                  {others.map((other) => (
                    <Option key={other.id} rate={other} place={place} />
                  ))}
                </ul>
              </Form>
            </DetailSection>
          )
        }
      </Await>
    </Suspense>
  )
}

function Option({ rate, place, isChosen = false }: { rate: PricedStayRate; place: ClockPlace; isChosen?: boolean }) {
  const { id, payWhen, total, payNow } = rate
  return (
    <li className={css.option} data-chosen={isChosen || undefined}>
      <div>
        <p className={css.name}>{payWhenWords[payWhen]}</p>
        <p className={css.means}>{meanings[payWhen]}</p>
        <p className={css.means}>
          <Money {...total} /> in all
          {payWhen === 'deposit' && (
            <>
              , <Money {...payNow} /> now
            </>
          )}
          {'. '}
          <RefundWords rate={rate} place={place} />
        </p>
      </div>
      {isChosen ? (
        <span className={css.chosen}>Chosen</span>
      ) : (
        <ActionButton name="otherRate" value={id} variant="default">
          {payWhenWords[payWhen]} instead
        </ActionButton>
      )}
    </li>
  )
}
