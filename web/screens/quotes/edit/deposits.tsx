import { Link } from 'react-router'
import type { DepositView } from '#contract/deposits/deposit-view.ts'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { type DepositState, depositPartWords, depositStateWords } from '#domain/deposits/deposit.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import { Money } from '../../../kit/money.tsx'
import { Pill, type Tone } from '../../../kit/status-pill.tsx'
import records from '../../../order/records.module.css'
import { useMay } from '../../../session.ts'
import css from '../quotes.module.css'

const tones: Record<DepositState, Tone> = {
  awaited: 'quiet',
  held: 'good',
  used: 'info',
  returning: 'warn',
  returned: 'quiet',
  reversed: 'bad',
}

const ways: Record<DepositView['method'], string> = { card: 'by card', 'bank-transfer': 'by bank transfer' }

/** What the customer paid in advance: it is used for the booking, or returned. */
export function Deposits({ quote }: { quote: QuoteDetail }) {
  if (quote.deposits.length === 0) return null
  return (
    <DetailSection
      title="Paid in advance"
      help="The money belongs to the customer until you use it: it then is in the wallet, from which you pay the booking."
    >
      <ul className={records.list}>
        {quote.deposits.map((deposit) => (
          <Deposit key={deposit.id} deposit={deposit} />
        ))}
      </ul>
    </DetailSection>
  )
}

function Deposit({ deposit }: { deposit: DepositView }) {
  const fetcher = usePageAction()
  const mayBook = useMay('orders:write')
  const failed = fetcher.data && 'failure' in fetcher.data ? fetcher.data : null
  const { id, part, state, amount, fee, method, heldAt, ended } = deposit
  return (
    <li className={records.row}>
      <div className={records.line}>
        <span className={records.strong}>
          {depositPartWords[part]} <Money {...amount} exact />
        </span>
        <Pill tone={tones[state]}>{depositStateWords[state]}</Pill>
      </div>
      <p className={records.quiet}>
        {heldAt ? (
          <>
            Paid {ways[method]} on <DateText value={heldAt} withTime />
          </>
        ) : (
          `Begun ${ways[method]}`
        )}
        {fee.amount > 0 && (
          <>
            , with a fee of <Money {...fee} exact />
          </>
        )}
      </p>
      {ended && (
        <p className={records.quiet}>
          {depositStateWords[state]} on <DateText value={ended.at} withTime /> by {ended.by}
          {ended.reason && `: ${ended.reason}`}
        </p>
      )}
      {state === 'returned' && method === 'bank-transfer' && (
        <p className={records.quiet}>The money is in the wallet: send it back to the customer’s account.</p>
      )}
      {state === 'held' && mayBook && (
        <>
          <FormError outcome={failed} />
          <fetcher.Form method="post" className={css.row}>
            <input type="hidden" name="depositId" value={id} />
            <ActionButton name="intent" value="use-deposit" size="xs">
              Use for the booking
            </ActionButton>
            <Button component={Link} to={`?edit=return&deposit=${id}`} preventScrollReset variant="default" size="xs">
              Return
            </Button>
          </fetcher.Form>
        </>
      )}
    </li>
  )
}
