import { Form, href, Link, redirect, useSearchParams } from 'react-router'
import { ApiFailure } from '../../api-failure.ts'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { nextPath, signInAddress } from '../../kit/sign-in-address.ts'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/second-step'
import css from './auth.module.css'
import { PasskeyButton } from './passkey-button.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Enter a code' }]

const nextOf = (request: Request) => nextPath(new URL(request.url).searchParams.get('next'))

export async function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(sessionContext).user) throw redirect(nextOf(request))
  try {
    return await context.get(apiContext).auth.secondStep()
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code === 'auth.second-step-expired')
      throw redirect(signInAddress(nextOf(request)))
    throw error
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { code = '' } = await readForm(request)
  try {
    await context.get(apiContext).auth.enterCode({ code })
  } catch (error) {
    return failedForm(error, {}, { 'auth.code-wrong': 'code' })
  }
  return redirect(nextOf(request))
}

const label = 'Code'

function hintOf(methods: Route.ComponentProps['loaderData']['methods']): string {
  if (!methods.includes('app')) return 'One of your recovery codes'
  return methods.includes('recovery')
    ? 'Six digits from your authenticator app, or a recovery code'
    : 'Six digits from your authenticator app'
}

/** The second step of a member's sign-in, after the password: a code or a passkey. */
export default function SecondStep({ loaderData: { methods }, actionData }: Route.ComponentProps) {
  const form = useFields(actionData, checkFor('factorCode'))
  const [query] = useSearchParams()
  const next = query.get('next')
  const takesCode = methods.includes('app') || methods.includes('recovery')
  return (
    <>
      <h1 className={css.title}>{methods.includes('app') ? 'Enter a code' : 'Use your passkey'}</h1>
      <p className={css.lead}>Your password is right. This is the second step.</p>
      {methods.includes('passkey') && <PasskeyButton isFirst={!methods.includes('app')} />}
      {takesCode && (
        <Form {...form.events} method="post" className={css.form} noValidate>
          <FormError outcome={form.outcome} labels={{ code: label }} />
          <TextInput
            label={label}
            description={hintOf(methods)}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            autoFocus
            {...form.field('code')}
          />
          <ActionButton fullWidth variant={methods.includes('app') ? 'filled' : 'default'}>
            Sign in
          </ActionButton>
        </Form>
      )}
      <p className={css.below}>
        Lost your phone and your codes? An owner of your agency can reset the second factor.{' '}
        <Link to={next ? signInAddress(next) : href('/sign-in')}>Sign in as somebody else</Link>
      </p>
    </>
  )
}
