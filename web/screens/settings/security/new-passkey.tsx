import { data, Form, href, redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { PasswordInput } from '../../../kit/form/password-input.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { readCredential } from '../../../kit/passkeys/read-credential.ts'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { answerOf } from '../answer-of.ts'
import css from '../settings.module.css'
import type { Route } from './+types/new-passkey'
import { CreatePasskey } from './create-passkey.tsx'
import { CancelLink, UserName } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Add a passkey' }]

export async function action({ request, context }: Route.ActionArgs) {
  const { passkeys } = context.get(apiContext)
  const typed = await readForm(request)
  const { intent, name = '', password = '', credential = '' } = typed
  try {
    if (intent === 'options') return { name, options: await passkeys.options({ password }) }
    if (intent !== 'add') throw data(null, { status: 400 })
    const { recoveryCodes } = await passkeys.add({ name, credential: readCredential(credential) })
    if (recoveryCodes) return { recoveryCodes }
  } catch (error) {
    return failedForm(error, { intent: intent ?? '', name }, { 'auth.wrong-password': 'password' })
  }
  return redirect(href('/settings/security'))
}

/** Adds a passkey: its name and the password, then the dialog of the browser. */
export default function NewPasskey({ actionData }: Route.ComponentProps) {
  return (
    <SettingsPage
      title="Add a passkey"
      context="Sign in with a fingerprint, a face or the PIN of your device."
      width="text"
      sections={[sectionOf(actionData)]}
    />
  )
}

function sectionOf(answer: Route.ComponentProps['actionData']) {
  if (answer && 'recoveryCodes' in answer && answer.recoveryCodes)
    return { title: 'Your recovery codes', content: <RecoveryCodes codes={answer.recoveryCodes} /> }
  if (answer && 'options' in answer) return { title: answer.name, content: <CreatePasskey {...answer} /> }
  return { title: 'The passkey', content: <PasskeyForm answer={answer} /> }
}

const labels = { name: 'Name', password: 'Your password' }

function PasskeyForm({ answer }: { answer: object | undefined }) {
  const form = useFields(answerOf(answer, 'options') ?? answerOf(answer, 'add'), checkFor('newPasskey'))
  return (
    <Form {...form.events} method="post" className={css.form} noValidate>
      <FormError outcome={form.outcome} labels={labels} />
      <TextInput
        label={labels.name}
        description="Of the device or the password manager"
        placeholder="Laptop"
        maxLength={60}
        {...form.field('name')}
      />
      <UserName />
      <PasswordInput label={labels.password} autoComplete="current-password" {...form.field('password')} />
      <div className={css.actions}>
        <ActionButton name="intent" value="options">
          Continue
        </ActionButton>
        <CancelLink />
      </div>
    </Form>
  )
}
