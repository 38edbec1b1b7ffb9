import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { PasswordInput } from '../../../kit/form/password-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { useSession } from '../../../session.ts'
import css from '../settings.module.css'

type Props = {
  /** What the page's action returned. */
  answer: object | null | undefined
  intent: string
  /** The label of the button. */
  yes: string
  isDangerous?: boolean
  children: ReactNode
}

const labels = { password: 'Your password' }

/** Asks for the password before a change of how the account is signed in to. */
export function PasswordForm({ answer, intent, yes, isDangerous, children }: Props) {
  const form = useFields(answer, checkFor('confirmPassword'))
  return (
    <Form {...form.events} method="post" className={css.form} noValidate>
      {children}
      <FormError outcome={form.outcome} labels={labels} />
      <UserName />
      <PasswordInput label={labels.password} autoComplete="current-password" {...form.field('password')} />
      <div className={css.actions}>
        <ActionButton name="intent" value={intent} color={isDangerous ? 'red' : undefined}>
          {yes}
        </ActionButton>
        <CancelLink />
      </div>
    </Form>
  )
}

/** For password managers: whose password it is. */
export const UserName = () => (
  <input type="hidden" name="username" value={useSession()?.user?.email ?? ''} autoComplete="username" />
)

export const CancelLink = () => (
  <Button component={Link} to={href('/settings/security')} variant="default">
    Cancel
  </Button>
)
