import { data, href, redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { answerOf } from '../answer-of.ts'
import type { Route } from './+types/passkey'
import { PasswordForm } from './password-form.tsx'
import { readPerson, refusedFields } from '../../../kit/confirm/read-person.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData ? `Remove ${loaderData.name}` : 'Passkey' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const [{ passkeys }, person] = await Promise.all([context.get(apiContext).secondFactor.get(), readPerson(context)])
  const passkey = passkeys.find(({ id }) => id === params.id)
  if (!passkey) throw data({ pageTitle: 'Passkey not found' }, { status: 404 })
  return { ...passkey, person }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    await context.get(apiContext).passkeys.remove({ id: params.id, password: typed.password ?? '' })
  } catch (error) {
    return failedForm(error, typed, refusedFields)
  }
  return redirect(href('/settings/security'))
}

/** Removes a passkey. */
export default function Passkey({ loaderData: { name, person }, actionData }: Route.ComponentProps) {
  return (
    <SettingsPage
      title="Remove a passkey"
      context="It no longer signs in to your account."
      width="text"
      sections={[
        {
          title: name,
          content: (
            <PasswordForm answer={answerOf(actionData, 'remove')} intent="remove" person={person} yes="Remove" isDangerous>
              <p>Your device may still offer it: delete it there, too, in the list of passwords.</p>
            </PasswordForm>
          ),
        },
      ]}
    />
  )
}
