import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { productFacts } from '#domain/products.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { checkOf } from '../../../kit/form/check-of.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import { Money } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import css from '../../../order/dialogs.module.css'
import { moneyBack, places } from './money-back.ts'

/** Ends the order. Shows the exact refund and its destination before anything happens. */
export function RefundDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const numbers = useNumbers()
  const fetcher = usePageAction(onClose)
  const form = useFields(fetcher.data, checkOf({}))
  const { seller } = productFacts[order.product]
  const back = moneyBack(order.payments)
  const only = back.length === 1 ? back[0] : undefined
  return (
    <Modal opened onClose={onClose} title="Fail and refund" size={520} closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <fetcher.Form {...form.events} method="post" className={css.form} noValidate>
        <p className={css.warning}>
          <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />
          <span>
            Do this only when the {seller} says that nothing was booked. What exists after all would still be owed to the {seller}
            .
          </span>
        </p>
        <FormError outcome={form.outcome} />
        <div>
          <h3 className={css.heading}>What goes back</h3>
          {back.length === 0 && <p>Nothing: no payment was taken for this order.</p>}
          <ul className={css.money}>
            {back.map(({ method, amount }) => (
              <li key={method}>
                <span>
                  {places[method]?.where ?? method}
                  <small>{places[method]?.when}</small>
                </span>
                <strong>
                  <Money {...amount} exact />
                </strong>
              </li>
            ))}
          </ul>
        </div>
        <Textarea
          label="Reason"
          rows={2}
          data-autofocus
          description="It stays in the history, and the customer's mail names it."
          {...form.field('note')}
        />
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            Keep the order
          </Button>
          <ActionButton name="intent" value="fail-and-refund" className={css.danger}>
            {only ? `Fail and return ${numbers.money(only.amount)}` : 'Fail and refund'}
          </ActionButton>
        </div>
      </fetcher.Form>
    </Modal>
  )
}
