import { Form, useNavigate } from 'react-router'
import type { CancellationQuote } from '#contract/orders/order-writes.ts'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { productFacts } from '#domain/products.ts'
import { Deadline } from '../../../kit/deadline.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import dialogs from '../../../order/dialogs.module.css'
import { partsOf } from '../../../products/order-parts.ts'
import { walletRow } from './wallet-row.tsx'

type Props = {
  order: OrderDetail
  quote: CancellationQuote
  /** The server's clock as an ISO instant. */
  now: string
  /** The quote has changed since it was confirmed. */
  hasMoved: boolean
  outcome: object | undefined
}

/** The cost and refund of a cancellation, before it is made. Posts `intent=cancel` with exactly the refund shown. */
export function CancelDialog({ order, quote, now, hasMoved, outcome }: Props) {
  const numbers = useNumbers()
  const navigate = useNavigate()
  const close = () => navigate('?', { replace: true, preventScrollReset: true })
  const { paid, penalty, fee, refund, until, idempotencyKey } = quote
  const { place, cancelling } = partsOf(order)
  const { noun } = productFacts[order.product]
  return (
    <Dialog title={`Cancel the ${noun}`} isOpen onClose={close} shape="box">
      <Form method="post" className={dialogs.form} preventScrollReset>
        {hasMoved && (
          <Notice tone="warn" role="alert" title="The refund changed">
            <p>Nothing was cancelled. These are the figures now.</p>
          </Notice>
        )}
        <FormError outcome={outcome} />
        <p>
          {order.title}. {cancelling?.means}
        </p>
        <SummaryList
          rows={[
            { label: 'Paid', value: <Money {...paid} exact /> },
            { label: 'Cancellation charge', value: <Money {...penalty} exact /> },
            ...(fee.amount > 0 ? [{ label: 'Payment fee', note: 'It is not refunded', value: <Money {...fee} exact /> }] : []),
            { label: 'Refund', value: <Money {...refund} exact />, tone: 'total' },
            ...walletRow(quote),
          ]}
        />
        {cancelling?.besides(order, now)}
        {quote.onTop.map(({ id, number, title, says }) => (
          <p key={id}>
            {title} ({number}): {says}
          </p>
        ))}
        {until && (
          <p>
            This holds until <Deadline at={until} place={place(order)} />.
          </p>
        )}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="amount" value={refund.amount} />
        <input type="hidden" name="currency" value={refund.currency} />
        <div className={dialogs.buttons}>
          <Button variant="default" onClick={close} data-autofocus>
            Keep the {noun}
          </Button>
          <ActionButton name="intent" value="cancel" className={dialogs.danger}>
            {refund.amount > 0 ? `Cancel and refund ${numbers.money(refund)}` : 'Cancel without a refund'}
          </ActionButton>
        </div>
      </Form>
    </Dialog>
  )
}
