import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { heldFacts } from '#domain/orders/held-words.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import { Money } from '../../../kit/money.tsx'
import css from '../../../order/dialogs.module.css'

/** Gives what is held back to its seller; says that nothing is charged, and what becomes of a payment that is under way. */
export function ReleaseDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const fetcher = usePageAction(onClose)
  const { noun, seller, held } = heldFacts(order.product)
  const isPaying = order.payments.some((payment) => payment.status === 'pending')
  return (
    <Modal opened onClose={onClose} title={`Release the ${held}`} size={480} closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <fetcher.Form method="post" className={css.form} noValidate>
        <FormError outcome={fetcher.data} />
        <p>
          The {seller} gets the {held} back at once and the order ends. <strong>Nothing is charged</strong>: the{' '}
          <Money {...order.money.due} exact /> are no longer due. The same {noun} may cost more when you book it again.
        </p>
        {isPaying && <p>A payment of this order is under way. Should it still arrive, its money goes back by itself.</p>}
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            Keep the {held}
          </Button>
          <ActionButton name="intent" value="release" className={css.danger}>
            Release, charge nothing
          </ActionButton>
        </div>
      </fetcher.Form>
    </Modal>
  )
}
