import { PasswordInput, TextInput } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Form, href, Link, redirect, useSearchParams } from 'react-router'
import { apiContext } from '../../context.ts'
import { savedAgent } from '../../kit/agent-record.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { field } from '../../kit/form/field.ts'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/sign-in'
import css from './auth.module.css'
import { nextPath } from './next-path.ts'

export const handle = { isPublic: true }

export const meta: Route.MetaFunction = () => [{ title: 'Sign in' }]

export function loader({ request, context }: Route.LoaderArgs) {
  const { user, agency, demo } = context.get(sessionContext)
  if (user) throw redirect(nextPath(new URL(request.url).searchParams.get('next')))
  return { demo, agencyName: agency?.name ?? null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    await context.get(apiContext).auth.signIn({ email: typed.email ?? '', password: typed.password ?? '' })
  } catch (error) {
    return failedForm(error, typed)
  }
  return redirect(nextPath(new URL(request.url).searchParams.get('next')))
}

const neverChanges = () => () => {}
const rememberedName = () => savedAgent()?.name ?? null

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const remembered = useSyncExternalStore(neverChanges, rememberedName, () => null)
  const name = loaderData.agencyName ?? remembered
  return (
    <>
      <h1 className={css.title}>Sign in{name ? ` to ${name}` : ''}</h1>
      {query.get('next') && <p className={css.lead}>You will go on where you wanted to.</p>}
      <Form method="post" className={css.form} noValidate>
        <FormError outcome={actionData} labels={{ email: 'E-mail', password: 'Password' }} />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          {...field(actionData, 'email')}
        />
        <PasswordInput label="Password" autoComplete="current-password" {...field(actionData, 'password')} />
        <ActionButton fullWidth>Sign in</ActionButton>
      </Form>
      <p className={css.below}>
        <span className={css.row}>
          <Link to={href('/forgot-password')}>Forgot the password?</Link>
          <Link to={href('/sign-up')}>Open an agency</Link>
        </span>
      </p>
      {loaderData.demo && <DemoLogins />}
    </>
  )
}

function DemoLogins() {
  return (
    <section className={css.demo}>
      <h2>Demo logins</h2>
      <dl>
        <dt>Owner</dt>
        <dd>owner@skyways.test</dd>
        <dt>Agent</dt>
        <dd>agent@skyways.test</dd>
        <dt>Second agency</dt>
        <dd>owner@savanna.test</dd>
        <dt>Password</dt>
        <dd>Skyways-demo-1</dd>
      </dl>
    </section>
  )
}
