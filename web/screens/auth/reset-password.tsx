import { Form, href, Link, redirect } from 'react-router'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import type { Route } from './+types/reset-password'
import css from './auth.module.css'

export const handle = { isPublic: true }

export const meta: Route.MetaFunction = () => [{ title: 'Choose a new password' }]

export function loader({ request }: Route.LoaderArgs) {
  return { hasToken: Boolean(new URL(request.url).searchParams.get('token')) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  try {
    await context.get(apiContext).auth.resetPassword({ token, password: typed.password ?? '' })
  } catch (error) {
    return failedForm(error, typed)
  }
  return redirect(href('/sign-in'))
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const form = useFields(actionData, checkFor('resetPassword'))
  const isSpent = !loaderData.hasToken || (actionData && actionData.failure.code === 'auth.token-invalid')
  if (isSpent) {
    return (
      <div role="alert">
        <h1 className={css.title}>This link no longer works</h1>
        <p className={css.lead}>
          It was used already, is too old, or was cut short by the mail program. Your password has not changed.
        </p>
        <p className={css.below}>
          <Link to={href('/forgot-password')}>Ask for a new link</Link>
        </p>
      </div>
    )
  }
  return (
    <>
      <h1 className={css.title}>Choose a new password</h1>
      <Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={{ password: 'New password' }} />
        <PasswordInput
          label="New password"
          description="At least 10 characters."
          autoComplete="new-password"
          autoFocus
          {...form.field('password')}
        />
        <ActionButton fullWidth>Save the password</ActionButton>
      </Form>
    </>
  )
}
