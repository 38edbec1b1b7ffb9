import { Form, href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import type { Route } from './+types/forgot-password'
import css from './auth.module.css'

export const handle = { isPublic: true }

export const meta: Route.MetaFunction = () => [{ title: 'Forgot the password' }]

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    await context.get(apiContext).auth.forgotPassword({ email: typed.email ?? '' })
    return { sentTo: typed.email ?? '' }
  } catch (error) {
    return failedForm(error, typed)
  }
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const form = useFields(actionData, checkFor('forgotPassword'))
  if (actionData && 'sentTo' in actionData) return <Sent to={actionData.sentTo} />
  return (
    <>
      <h1 className={css.title}>Forgot the password?</h1>
      <p className={css.lead}>Enter the e-mail address you sign in with. We send a link to choose a new password.</p>
      <Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={{ email: 'E-mail' }} />
        <TextInput label="E-mail" type="email" inputMode="email" autoComplete="username" autoFocus {...form.field('email')} />
        <ActionButton fullWidth>Send the link</ActionButton>
      </Form>
      <p className={css.below}>
        <Link to={href('/sign-in')}>Back to signing in</Link>
      </p>
    </>
  )
}

function Sent({ to }: { to: string }) {
  return (
    <div role="status">
      <h1 className={css.title}>Check your e-mail</h1>
      <p className={css.lead}>
        If <strong>{to}</strong> has an account, a link to choose a new password is on its way. It works once and for one hour.
      </p>
      <p className={css.below}>
        <Link to={href('/sign-in')}>Back to signing in</Link>
      </p>
    </div>
  )
}
