import type { Checkout } from '#contract/product-shapes.ts'
import { Notice } from '../../../kit/notice.tsx'
import { useRereading } from '../../../kit/use-rereading.ts'
import { useIsShop } from '../../../session.ts'
import { withQuery } from '../with-query.ts'

type Props = {
  checkout: Pick<Checkout, 'state' | 'lastPayment'>
  /** The last submit found a payment that was still running. */
  isBusy: boolean
  /** The payer has just left the gateway's page without paying. */
  isLeft: boolean
  /** The address of the payment step. */
  here: string
}

/** The state of earlier payment attempts: running, refused, or a payment page that is still open. */
export function PaymentNotices({ checkout: { state, lastPayment }, isBusy, isLeft, here }: Props) {
  const isOpen = state === 'paying' && lastPayment?.status === 'pending'
  const isShop = useIsShop()
  useRereading(isBusy)
  if (isBusy)
    return (
      <Notice tone="info" role="status" title="A payment is already running" actions={<a href={here}>Check again</a>}>
        <p>Another tab or an earlier press is paying. The order opens here when it is done. Nothing is charged twice.</p>
      </Notice>
    )
  if (lastPayment?.status === 'failed' && lastPayment.method === 'bank-transfer')
    return <NotArrived message={lastPayment.message} />
  if (lastPayment?.status === 'failed') return <Refused message={lastPayment.message} isDeclined={state === 'open'} />
  if (isOpen && lastPayment.method === 'bank-transfer')
    return (
      <Notice
        tone="info"
        role="status"
        title="A bank transfer is awaited"
        actions={<a href={withQuery(here, 'paid=transfer')}>Show the account</a>}
      >
        <p>
          Choose Bank transfer to go back to the same account, or pay another way. Should the transfer still arrive after that,{' '}
          {isShop ? 'we give the money back.' : 'its money goes to the agency’s wallet.'}
        </p>
      </Notice>
    )
  if (isOpen)
    return (
      <Notice
        tone="info"
        role="status"
        title={isLeft ? 'The card payment was cancelled. Nothing was charged.' : 'A card payment was started'}
        actions={<a href={withQuery(here, 'paid=card')}>See what became of it</a>}
      >
        <p>
          Choose Card to go back to the payment page, or pay another way. Should the card payment still go through after that, it
          is returned automatically.
        </p>
      </Notice>
    )
  return null
}

function NotArrived({ message }: { message: string | null }) {
  return (
    <Notice tone="bad" role="alert" title="The bank transfer did not arrive">
      <p>
        {message ? `${message.replace(/\.?$/, '.')} ` : ''}Money that arrives later is returned to its sender. Start again or
        choose another method.
      </p>
    </Notice>
  )
}

/** `isDeclined`: the bank refused. Otherwise the message has the details, including whether money was taken. */
function Refused({ message, isDeclined }: { message: string | null; isDeclined: boolean }) {
  const reason = message ? ` ${message.replace(/\.?$/, '.')}` : ''
  // "Declined" alone is not a reason.
  const because = /^\s*(declined\.?)?$/i.test(reason) ? '.' : `:${reason}`
  if (!isDeclined)
    return (
      <Notice tone="bad" role="alert" title="The card payment did not go through">
        <p>{reason || 'The gateway gave no reason.'}</p>
      </Notice>
    )
  return (
    <Notice tone="bad" role="alert" title={`The card was declined${because} Nothing was charged.`}>
      <p>Try again, use another card, or choose another method.</p>
    </Notice>
  )
}
