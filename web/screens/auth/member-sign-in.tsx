import { useSyncExternalStore } from 'react'
import { Form, href, Link, useSearchParams } from 'react-router'
import { checkFor } from '../../form-checks.ts'
import { savedAgent } from '../../kit/agent-record.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import css from './auth.module.css'
import { PasskeyButton } from './passkey-button.tsx'

const neverChanges = () => () => {}
const savedAgentName = () => savedAgent()?.name ?? null

type Props = {
  agencyName: string | null
  /** Whether the demo agencies exist, so that their logins may be shown. */
  demo: boolean
  outcome: FormOutcome | undefined
}

/** The sign-in of a member on the portal. */
export function MemberSignIn({ agencyName, demo, outcome }: Props) {
  const form = useFields(outcome, checkFor('signIn'))
  const [query] = useSearchParams()
  const savedName = useSyncExternalStore(neverChanges, savedAgentName, () => null)
  const name = agencyName ?? savedName
  return (
    <>
      <h1 className={css.title}>Sign in{name ? ` to ${name}` : ''}</h1>
      {query.get('next') && <p className={css.lead}>You will go on where you wanted to.</p>}
      <Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={{ email: 'E-mail', password: 'Password' }} />
        <TextInput label="E-mail" type="email" autoComplete="username" inputMode="email" autoFocus {...form.field('email')} />
        <PasswordInput label="Password" autoComplete="current-password" {...form.field('password')} />
        <ActionButton fullWidth>Sign in</ActionButton>
      </Form>
      <PasskeyButton />
      <p className={css.below}>
        <span className={css.row}>
          <Link to={href('/forgot-password')}>Forgot the password?</Link>
          <Link to={href('/sign-up')}>Open an agency</Link>
        </span>
      </p>
      {demo && <DemoLogins />}
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
