import { Button } from '@mantine/core'
import { Form, useNavigate } from 'react-router'
import type { CancellationQuote } from '#contract/orders/order-writes.ts'
import type { StayOrder } from '#contract/products/stay.ts'
import { formatMoney } from '#domain/money.ts'
import { penaltyAt } from '#domain/stays/cancellation.ts'
import { Deadline } from '../../../kit/deadline.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import dialogs from '../../../order/dialogs.module.css'
import { placeOf } from '../../../products/stay/place-of.ts'
import { walletRow } from './wallet-row.tsx'

type Props = {
  order: StayOrder
  quote: CancellationQuote
  /** The server's clock as an ISO instant. */
  now: string
  /** The figures are other ones than those that were agreed to a moment ago. */
  hasMoved: boolean
  outcome: object | undefined
}

/** What cancelling costs and gives back, before anything is cancelled. Posts `intent=cancel` with exactly the refund shown. */
export function CancelDialog({ order, quote, now, hasMoved, outcome }: Props) {
  const navigate = useNavigate()
  const close = () => navigate('?', { replace: true, preventScrollReset: true })
  const { paid, penalty, fee, refund, until, idempotencyKey } = quote
  const place = placeOf(order.offer.property)
  const atProperty = order.offer.rate.payWhen === 'property'
  return (
    <Dialog title="Cancel the stay" isOpen onClose={close} shape="box">
      <Form method="post" className={dialogs.form} preventScrollReset>
        {hasMoved && (
          <Notice tone="warn" role="alert" title="The refund changed">
            <p>Nothing was cancelled. These are the figures now.</p>
          </Notice>
        )}
        <FormError outcome={outcome} />
        <p>{order.title}. The room goes back to the property at once, and the same room may cost more when it is booked again.</p>
        <SummaryList
          rows={[
            { label: 'Paid', value: <Money {...paid} exact /> },
            { label: 'Kept for the cancellation', value: <Money {...penalty} exact /> },
            ...(fee.amount > 0 ? [{ label: 'Payment fee', note: 'It does not come back', value: <Money {...fee} exact /> }] : []),
            { label: 'Comes back', value: <Money {...refund} exact />, tone: 'total' },
            ...walletRow(quote),
          ]}
        />
        {atProperty && <AtProperty order={order} now={now} />}
        {until && (
          <p>
            This holds until <Deadline at={until} place={place} />.
          </p>
        )}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="amount" value={refund.amount} />
        <input type="hidden" name="currency" value={refund.currency} />
        <div className={dialogs.buttons}>
          <Button variant="default" onClick={close} data-autofocus>
            Keep the stay
          </Button>
          <ActionButton name="intent" value="cancel" className={dialogs.danger}>
            {refund.amount > 0 ? `Cancel, return ${formatMoney(refund)}` : 'Cancel, nothing comes back'}
          </ActionButton>
        </div>
      </Form>
    </Dialog>
  )
}

/** What the property may ask of guests who were to pay there. */
function AtProperty({ order: { offer }, now }: { order: StayOrder; now: string }) {
  const kept = penaltyAt(offer.rate.cancellation, offer.rate.total, new Date(now))
  if (kept.amount === 0) return <p>Nothing was charged, and the property charges nothing.</p>
  return (
    <p>
      Nothing was charged here. The property may charge the guests <Money {...kept} exact />.
    </p>
  )
}
