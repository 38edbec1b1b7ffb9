import { data, Form, href, redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { readCredential } from '../../../kit/passkeys/read-credential.ts'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { answerOf } from '../answer-of.ts'
import css from '../settings.module.css'
import type { Route } from './+types/new-passkey'
import { CreatePasskey } from './create-passkey.tsx'
import { ConfirmField, confirmLabel } from '../../../kit/confirm/confirm-field.tsx'
import { CancelLink } from './password-form.tsx'
import { type PersonFactors, readPerson, refusedFields } from '../../../kit/confirm/read-person.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Add a passkey' }]

export const loader = ({ context }: Route.LoaderArgs) => readPerson(context)

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
    return failedForm(error, { intent: intent ?? '', name }, refusedFields)
  }
  return redirect(href('/settings/security'))
}

/** Adds a passkey: its name and the password, then the dialog of the browser. */
export default function NewPasskey({ loaderData: person, actionData }: Route.ComponentProps) {
  return (
    <SettingsPage
      title="Add a passkey"
      context="Sign in with a fingerprint, a face or the PIN of your device."
      width="text"
      sections={[sectionOf(person, actionData)]}
    />
  )
}

function sectionOf(person: PersonFactors, answer: Route.ComponentProps['actionData']) {
  if (answer && 'recoveryCodes' in answer && answer.recoveryCodes)
    return { title: 'Your recovery codes', content: <RecoveryCodes codes={answer.recoveryCodes} /> }
  if (answer && 'options' in answer) return { title: answer.name, content: <CreatePasskey {...answer} /> }
  return { title: 'The passkey', content: <PasskeyForm person={person} answer={answer} /> }
}

function PasskeyForm({ person, answer }: { person: PersonFactors; answer: object | undefined }) {
  const labels = { name: 'Name', password: confirmLabel(person) }
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
      <ConfirmField person={person} field={form.field('password')} />
      <div className={css.actions}>
        <ActionButton name="intent" value="options">
          Continue
        </ActionButton>
        <CancelLink />
      </div>
    </Form>
  )
}
