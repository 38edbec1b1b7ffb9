import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MadeChoice } from '#contract/orders/booking-protection.ts'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { productFacts } from '#domain/products.ts'
import { DetailSection } from '../kit/detail-section.tsx'
import { Button } from '../kit/form/button.tsx'
import { Page } from '../kit/page.tsx'
import { orderAddress } from '../products/order-address.ts'
import { ChosenProtection } from '../products/protection/with-booking/chosen-protection.tsx'
import { Documents } from '../screens/orders/documents/documents.tsx'
import css from './confirmation.module.css'
import { ConfirmationHead } from './confirmation-head.tsx'
import type { ConfirmationState, ConfirmationWords } from './confirmation-state.ts'
import { TransferAwaited } from './transfer-awaited.tsx'
import { useFollow } from './use-follow.ts'

type Props = {
  order: OrderDetail
  now: string
  state: ConfirmationState
  /** What was decided about protection; left out for a policy itself. */
  protection?: MadeChoice | null
  words: ConfirmationWords
  /** The label of the seller's own number. */
  reference: string
  /** The address of the product's search. */
  search: string
  /** Further steps of the people, each a list item. */
  next: ReactNode
  /** Above the steps, and below the actions: of a booking that is not over. */
  above?: ReactNode
  below?: ReactNode
  /** What was booked, and its price. */
  label: string
  summary: ReactNode
}

/** The result of a booking: the seller's own number once it is known, and the next steps. */
export function ConfirmationPage(page: Props) {
  const { order, now, state, protection = null, words, reference, search, next, above, below, label, summary } = page
  useFollow(order, now)
  const isEnded = isOver(order.status)
  const { papers } = productFacts[order.product]
  return (
    <Page>
      <div className={css.columns}>
        <div className={css.main}>
          <ConfirmationHead order={order} state={state} words={words} reference={reference} />
          <TransferAwaited order={order} />
          <ChosenProtection made={protection} />
          {!isEnded && above}
          {!isEnded && (
            <DetailSection title="What comes next">
              <ul className={css.list}>
                <li>
                  The {papers} {state === 'confirmed' ? 'was' : 'will be'} sent to <strong>{order.contact.email}</strong>.
                </li>
                {next}
              </ul>
            </DetailSection>
          )}
          {order.documents.length > 0 && <Documents order={order} />}
          <div className={css.actions}>
            <Button component={Link} to={orderAddress(order)}>
              Open the booking
            </Button>
            {isEnded && (
              <Button component={Link} to={search} variant="default">
                Search again
              </Button>
            )}
          </div>
          {!isEnded && below}
        </div>
        <aside aria-label={label}>{summary}</aside>
      </div>
    </Page>
  )
}
