import { Form, href, Link } from 'react-router'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { Notice } from '../../../kit/notice.tsx'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { useSession } from '../../../session.ts'
import type { Route } from './+types/security'
import { DeviceList } from './device-list.tsx'
import { AppState, PasskeyList, RecoveryState } from './factors.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Security' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { auth, secondFactor } = context.get(apiContext)
  const [sessions, factors] = await Promise.all([auth.sessions(), secondFactor.get()])
  return { sessions, factors }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(apiContext)
  const typed = await readForm(request)
  try {
    await (typed.revoke === 'others' ? auth.revokeOthers() : auth.revokeSession({ id: typed.revoke ?? '' }))
    return null
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** The second factors of the member's account, and where it is signed in. */
export default function Security({ loaderData: { sessions, factors }, actionData }: Route.ComponentProps) {
  const mustSetUp = useSession()?.needsSecondFactor ?? false
  const isActive = factors.appSince !== null || factors.passkeys.length > 0
  return (
    <SettingsPage
      title="Security"
      context="How you sign in, and where your account is signed in."
      width="text"
      notice={
        mustSetUp && (
          <Notice tone="warn" title="Your agency requires a second factor" role="status">
            <p>Set up an authenticator app or add a passkey. Everything else opens after that.</p>
          </Notice>
        )
      }
      failed={actionData}
      sections={[
        {
          title: 'Authenticator app',
          help: 'Your password and a code from your phone sign you in together.',
          content: <AppState since={factors.appSince} />,
        },
        {
          title: 'Passkeys',
          help: 'A fingerprint, a face or the PIN of your device signs you in, without a password or a code.',
          action: factors.passkeys.length > 0 && (
            <Button component={Link} to={href('/settings/security/passkeys/new')} variant="default">
              Add a passkey
            </Button>
          ),
          content: <PasskeyList passkeys={factors.passkeys} />,
        },
        ...(isActive
          ? [
              {
                title: 'Recovery codes',
                help: 'For the day when you have neither the phone nor a passkey. Each code works once.',
                content: <RecoveryState left={factors.recoveryCodesLeft} />,
              },
            ]
          : []),
        {
          title: 'Signed-in devices',
          help: 'If you do not know a device, sign it out and change your password.',
          action: sessions.some(({ current }) => !current) && <SignOutOthers />,
          content: <DeviceList sessions={sessions} />,
        },
      ]}
    />
  )
}

const SignOutOthers = () => (
  <Form method="post">
    <ActionButton variant="default" name="revoke" value="others">
      Sign out all others
    </ActionButton>
  </Form>
)
