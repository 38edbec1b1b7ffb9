import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { productFacts } from '#domain/products.ts'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import css from '../../../order/dialogs.module.css'
import { partsOf } from '../../../products/order-parts.ts'

/** Records an order that was issued outside of the product: the booking reference, and the product's own numbers. */
export function MarkIssuedDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const fetcher = usePageAction(onClose)
  const { numbersByHand, reference } = partsOf(order)
  const numbers = numbersByHand(order)
  const form = useFields(fetcher.data, checkFor(numbers.length > 0 ? 'markIssued' : 'markConfirmed'))
  const labels = Object.fromEntries(numbers.map(({ label }, at) => [`ticketNumbers.${at}`, label]))
  return (
    <Modal opened onClose={onClose} title="Mark as issued" size={520} closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <fetcher.Form {...form.events} method="post" className={css.form} noValidate>
        <p>
          Enter what the {productFacts[order.product].seller} told you. The order becomes issued and its documents are mailed.
        </p>
        <FormError outcome={form.outcome} labels={{ ...labels, bookingReference: 'Booking reference' }} />
        <TextInput
          label={reference}
          placeholder="ABC123"
          autoComplete="off"
          autoCapitalize="characters"
          data-autofocus
          className={css.code}
          {...form.field('bookingReference', order.bookingReference ?? '')}
        />
        {numbers.map(({ label, example, number }, at) => (
          <TextInput
            key={`ticketNumbers.${at}`}
            label={label}
            placeholder={example}
            autoComplete="off"
            inputMode="numeric"
            {...form.field(`ticketNumbers.${at}`, number)}
          />
        ))}
        <Textarea label="Note" rows={2} description="Who told you, and when. It stays in the history." {...form.field('note')} />
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <ActionButton name="intent" value="mark-issued">
            Mark as issued
          </ActionButton>
        </div>
      </fetcher.Form>
    </Modal>
  )
}
