import '@mantine/core/styles/Modal.layer.css'
import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import css from '../../../order/dialogs.module.css'
import { fullName } from '../../../order/person-words.ts'
import { useOrderAction } from '../../../order/use-order-action.ts'
import { productFacts } from '#domain/products.ts'
import { partsOf } from '../../../products/order-parts.ts'

/** Records tickets that the airline issued by another way: the booking reference and one number a traveller. */
export function MarkIssuedDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const fetcher = useOrderAction(onClose)
  const form = useFields(fetcher.data, checkFor('markIssued'))
  const { ticketed, reference } = partsOf(order)
  const people = ticketed(order)
  const labels = Object.fromEntries(people.map((person, at) => [`ticketNumbers.${at}`, `Ticket of ${fullName(person)}`]))
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
          classNames={{ input: css.code }}
          {...form.field('bookingReference', order.bookingReference ?? '')}
        />
        {people.map((person, at) => (
          <TextInput
            key={person.id}
            label={`Ticket of ${fullName(person)}`}
            placeholder="125-2342567890"
            autoComplete="off"
            inputMode="numeric"
            {...form.field(`ticketNumbers.${at}`, person.ticketNumber ?? '')}
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
