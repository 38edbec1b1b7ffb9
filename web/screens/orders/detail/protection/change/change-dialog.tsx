import { Form, useNavigate, useNavigation } from 'react-router'
import type { PolicyChangeQuote } from '#contract/products/policy-changes.ts'
import type { PolicyOrder } from '#contract/products/protection.ts'
import { periodWords } from '#domain/policies/changes/change-rules.ts'
import { Deadline } from '../../../../../kit/deadline.tsx'
import { Dialog } from '../../../../../kit/dialog.tsx'
import { ActionButton } from '../../../../../kit/form/action-button.tsx'
import { Button } from '../../../../../kit/form/button.tsx'
import { FormError } from '../../../../../kit/form/form-error.tsx'
import { useNumbers } from '../../../../../kit/numbers.ts'
import { SummaryList } from '../../../../../kit/summary-list.tsx'
import { changeRows, confirmWords, wayToPay } from '../../../../../order/change-money.tsx'
import { CostsMore, PaidFirst, PriceMoved } from '../../../../../order/change-notices.tsx'
import dialogs from '../../../../../order/dialogs.module.css'
import { DateInput } from '../../../../../products/checkout/date-input.tsx'
import { useIsShop } from '../../../../../session.ts'
import css from './change-dialog.module.css'
import type { PolicyChanging } from './read-change.ts'

type Props = { order: PolicyOrder; changing: PolicyChanging; outcome: object | undefined }

/** Other dates for a policy: chosen first, then what they cost or return, then one confirmation. */
export function ChangePolicyDialog({ order, changing, outcome }: Props) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const close = () => navigate('?', { replace: true, preventScrollReset: true })
  const { from, to, problems, quote, hasMoved } = changing
  const field = (name: 'from' | 'to', value: string) => ({
    id: `field-${name}`,
    name,
    error: problems[name],
    defaultValue: value,
  })
  return (
    <Dialog title="Change the dates" isOpen onClose={close} shape="box">
      <div className={dialogs.form}>
        <p>
          {order.title}, now {periodWords(order.offer)}. The insured and the cover stay.
        </p>
        <Form method="get" replace preventScrollReset className={css.dates} noValidate>
          <input type="hidden" name="change" value="1" />
          <DateInput key={`from-${from}`} label="First insured day" {...field('from', from)} />
          <DateInput key={`to-${to}`} label="Last insured day" {...field('to', to)} />
          <Button
            type="submit"
            variant={quote ? 'default' : 'filled'}
            data-autofocus={quote ? undefined : true}
            loading={navigation.state === 'loading'}
          >
            Show the price
          </Button>
        </Form>
        {hasMoved && <PriceMoved />}
        <div aria-live="polite" className={dialogs.form}>
          {quote ? (
            <Confirm
              key={quote.idempotencyKey + quote.after.amount}
              order={order}
              quote={quote}
              outcome={outcome}
              onClose={close}
            />
          ) : (
            <p>Choose other dates to see the difference. Nothing is changed before you confirm it.</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type ConfirmProps = { order: PolicyOrder; quote: PolicyChangeQuote; outcome: object | undefined; onClose: () => void }

/** What the new dates cost or return, and the confirmation. */
function Confirm({ order, quote, outcome, onClose }: ConfirmProps) {
  const numbers = useNumbers()
  const isShop = useIsShop()
  const way = isShop ? wayToPay(quote) : null
  const isAgencys = isShop && quote.pay.amount > 0 && !way
  const { period, pay, refund, after, until, idempotencyKey } = quote
  return (
    <>
      <SummaryList rows={[{ label: 'New dates', value: periodWords(period) }, ...changeRows(quote, isShop)]} />
      {isAgencys ? (
        <CostsMore orderId={order.id} />
      ) : (
        <Form method="post" className={dialogs.form} preventScrollReset>
          <FormError outcome={outcome} />
          <p>
            It can be changed until <Deadline at={until} place={null} />. A new certificate replaces the present one.
          </p>
          <input type="hidden" name="from" value={period.from} />
          <input type="hidden" name="to" value={period.to} />
          <input type="hidden" name="pay" value={pay.amount} />
          <input type="hidden" name="refund" value={refund.amount} />
          <input type="hidden" name="currency" value={after.currency} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          {way && <PaidFirst way={way} />}
          <div className={dialogs.buttons}>
            <Button variant="default" onClick={onClose} data-autofocus>
              Keep the dates
            </Button>
            <ActionButton name="intent" value="change">
              {confirmWords(quote, numbers, 'Change the dates')}
            </ActionButton>
          </div>
        </Form>
      )}
    </>
  )
}
