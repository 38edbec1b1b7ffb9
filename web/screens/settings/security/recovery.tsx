import { apiContext } from '../../../context.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { answerOf } from '../answer-of.ts'
import type { Route } from './+types/recovery'
import { PasswordForm } from './password-form.tsx'
import { readPerson, refusedFields } from '../../../kit/confirm/read-person.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Recovery codes' }]

export const loader = ({ context }: Route.LoaderArgs) => readPerson(context)

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    return await context.get(apiContext).secondFactor.replaceRecoveryCodes({ password: typed.password ?? '' })
  } catch (error) {
    return failedForm(error, typed, refusedFields)
  }
}

/** Replaces the recovery codes. */
export default function Recovery({ loaderData: person, actionData }: Route.ComponentProps) {
  const codes = actionData && 'recoveryCodes' in actionData ? actionData.recoveryCodes : null
  return (
    <SettingsPage
      title="Recovery codes"
      context="Ten codes that each sign you in once, without phone or passkey."
      width="text"
      sections={[
        codes
          ? { title: 'Your new recovery codes', content: <RecoveryCodes codes={codes} /> }
          : {
              title: 'Replace the codes',
              content: (
                <PasswordForm answer={answerOf(actionData, 'replace')} intent="replace" person={person} yes="Show new codes">
                  <p>The codes that you have now stop working.</p>
                </PasswordForm>
              ),
            },
      ]}
    />
  )
}
