import '@mantine/core/styles/Modal.layer.css'
import { Button, Modal, TextInput } from '@mantine/core'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { field } from '../../kit/form/field.ts'
import { FormError } from '../../kit/form/form-error.tsx'
import css from './dialogs.module.css'
import { useOrderAction } from './use-order-action.ts'

/** Mails the documents and calendar again, to the contact or to someone else. */
export function ResendDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const fetcher = useOrderAction(onClose)
  return (
    <Modal opened onClose={onClose} title="Resend documents" size={440} closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <fetcher.Form method="post" className={css.form} noValidate>
        <FormError outcome={fetcher.data} labels={{ email: 'E-mail' }} />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="off"
          data-autofocus
          description="The documents and the calendar entry are attached."
          {...field(fetcher.data, 'email', email)}
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
