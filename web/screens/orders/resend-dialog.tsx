import '@mantine/core/styles/Modal.layer.css'
import { Button, Modal, TextInput } from '@mantine/core'
import { checkFor } from '../../form-checks.ts'
import { useFields } from '../../kit/form/use-fields.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import css from './dialogs.module.css'
import { useOrderAction } from './use-order-action.ts'

/** Mails the documents and calendar again, to the contact or to someone else. */
export function ResendDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const fetcher = useOrderAction(onClose)
  const form = useFields(fetcher.data, checkFor('resendDocuments'))
  return (
    <Modal opened onClose={onClose} title="Resend documents" size={440} closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <fetcher.Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={{ email: 'E-mail' }} />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="off"
          data-autofocus
          description="The documents and the calendar entry are attached."
          {...form.field('email', email)}
        />
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <ActionButton name="intent" value="resend-documents">
            Send documents
          </ActionButton>
        </div>
      </fetcher.Form>
    </Modal>
  )
}
