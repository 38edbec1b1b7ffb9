import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import css from '../settings.module.css'
import { ConfirmField, confirmLabel } from '../../../kit/confirm/confirm-field.tsx'
import type { PersonFactors } from '../../../kit/confirm/read-person.ts'

type Props = {
  /** What the page's action returned. */
  answer: object | null | undefined
  intent: string
  person: PersonFactors
  /** The label of the button. */
  yes: string
  isDangerous?: boolean
  children: ReactNode
}

/** Asks who it is before a change of how the account is signed in to. */
export function PasswordForm({ answer, intent, person, yes, isDangerous, children }: Props) {
  const form = useFields(answer, checkFor('confirmPassword'))
  return (
    <Form {...form.events} method="post" className={css.form} noValidate>
      {children}
      <FormError outcome={form.outcome} labels={{ password: confirmLabel(person) }} />
      <ConfirmField person={person} field={form.field('password')} />
      <div className={css.actions}>
        <ActionButton name="intent" value={intent} color={isDangerous ? 'red' : undefined}>
          {yes}
        </ActionButton>
        <CancelLink />
      </div>
    </Form>
  )
}

export const CancelLink = () => (
  <Button component={Link} to={href('/settings/security')} variant="default">
    Cancel
  </Button>
)
