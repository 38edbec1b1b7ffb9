import { data, href, redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { answerOf } from '../answer-of.ts'
import type { Route } from './+types/app'
import { ConfirmApp } from './confirm-app.tsx'
import { PasswordForm } from './password-form.tsx'
import { type PersonFactors, readPerson, refusedFields } from '../../../kit/confirm/read-person.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Authenticator app' }]

export const loader = async ({ context }: Route.LoaderArgs) => ({ person: await readPerson(context) })

export async function action({ request, context }: Route.ActionArgs) {
  const { secondFactor } = context.get(apiContext)
  const typed = await readForm(request)
  const { intent, password = '', code = '' } = typed
  try {
    if (intent === 'start') return { setup: await secondFactor.startApp({ password }) }
    if (intent === 'confirm') {
      const { recoveryCodes } = await secondFactor.confirmApp({ code })
      if (recoveryCodes) return { recoveryCodes }
    } else if (intent === 'remove') await secondFactor.removeApp({ password })
    else throw data(null, { status: 400 })
  } catch (error) {
    return failedForm(error, typed, intent === 'confirm' ? { 'auth.code-wrong': 'code' } : refusedFields)
  }
  return redirect(href('/settings/security'))
}

type Answer = Route.ComponentProps['actionData']

/** The secret that was just made, or the one that a wrong code was entered for. */
function setupOf(answer: Answer): { secret: string; uri: string } | null {
  if (answer && 'setup' in answer && answer.setup) return answer.setup
  const typed = answerOf(answer, 'confirm')?.typed
  return typed?.secret && typed.uri ? { secret: typed.secret, uri: typed.uri } : null
}

/** Sets up an authenticator app, or turns it off. */
export default function App({ loaderData: { person }, actionData }: Route.ComponentProps) {
  return (
    <SettingsPage
      title="Authenticator app"
      context="A code from an app on your phone, after your password."
      width="text"
      sections={[sectionOf({ person, answer: actionData })]}
    />
  )
}

function sectionOf({ person, answer }: { person: PersonFactors; answer: Answer }) {
  if (answer && 'recoveryCodes' in answer && answer.recoveryCodes)
    return { title: 'Your recovery codes', content: <RecoveryCodes codes={answer.recoveryCodes} /> }
  if (person.hasApp)
    return {
      title: 'Turn off the app',
      content: (
        <PasswordForm answer={answerOf(answer, 'remove')} intent="remove" person={person} yes="Turn off" isDangerous>
          <p>Signing in with your password will not ask for a code any more.</p>
        </PasswordForm>
      ),
    }
  const setup = setupOf(answer)
  if (setup)
    return {
      title: 'Scan the code with your app',
      help: 'Nothing changes before you enter a code.',
      content: <ConfirmApp setup={setup} answer={answerOf(answer, 'confirm')} />,
    }
  return {
    title: 'Confirm that it is you',
    content: (
      <PasswordForm answer={answerOf(answer, 'start')} intent="start" person={person} yes="Continue">
        <p>You need an authenticator app on your phone, such as Google Authenticator, 1Password or Authy.</p>
      </PasswordForm>
    ),
  }
}
