import { Form } from 'react-router'
import type { SavedCard } from '#contract/onboarding/subscription.ts'
import type { Money as Amount } from '#domain/money/money.ts'
import { cardExpiry, cardName } from '#domain/money/saved-card.ts'
import { DateText } from '../../kit/date-text.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Money } from '../../kit/money.tsx'
import { Notice } from '../../kit/notice.tsx'
import css from './pay-buttons.module.css'

type Props = {
  card: SavedCard | null
  /** It ends with its period. */
  isCancelled: boolean
}

/** From what the plan renews, and how to end renewals from the card. */
export function Renewal({ card, isCancelled }: Props) {
  if (!card && isCancelled) return <p>The subscription is cancelled and does not renew.</p>
  if (!card) return <p>Renews from the wallet. A card is added when you pay by card and allow it.</p>
  return (
    <Form method="post" className={css.stack}>
      <div>
        <p>
          {isCancelled ? 'The subscription is cancelled and does not renew from' : 'Renews from the wallet, then from'}{' '}
          {cardName(card)} ({card.isExpired ? 'expired' : 'expires'} {cardExpiry(card)})
        </p>
        <p className={css.hint}>
          Allowed by {card.allowedBy} on <DateText value={card.allowedAt} />.{' '}
          {isCancelled ? 'The card is removed when the subscription ends.' : 'A renewal by card adds the payment fee.'} A removed
          card is deactivated at the payment gateway too.
        </p>
      </div>
      {card.isExpired && (
        <Notice tone="warn" title="The card has expired">
          <p>It is not charged. Keep enough money in the wallet, or allow another card with the next payment by card.</p>
        </Notice>
      )}
      <div>
        <ActionButton name="intent" value="remove-card" variant="default">
          Remove the card
        </ActionButton>
      </div>
    </Form>
  )
}

/** In place of the payment while the gateway has not confirmed the charge of the saved card. */
export function Charging({ due }: { due: Amount }) {
  return (
    <Notice tone="info" role="status" title="The saved card is being charged">
      <p>
        The gateway has not confirmed the payment of <Money {...due} exact /> yet. Nothing more has to be done; load the page
        again in some minutes.
      </p>
    </Notice>
  )
}
