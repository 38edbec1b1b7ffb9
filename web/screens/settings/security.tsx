import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { data, Form } from 'react-router'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { SettingsPage } from '../../kit/settings-page.tsx'
import type { Route } from './+types/security'
import css from './security.module.css'

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const first = (rows: [RegExp, string][], text: string) => rows.find(([pattern]) => pattern.test(text))?.[1]

/** `Chrome on Windows` from a user agent, as far as it is known. */
function deviceName(userAgent: string | null): string {
  const browser = first(browsers, userAgent ?? '')
  const system = first(systems, userAgent ?? '')
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

export const meta: Route.MetaFunction = () => [{ title: 'Security' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { sessions: await context.get(apiContext).auth.sessions() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(apiContext)
  const typed = await readForm(request)
  if (!typed.revoke) throw data(null, { status: 400 })
  try {
    const others =
      typed.revoke === 'others'
        ? (await auth.sessions()).filter((session) => !session.current).map((session) => session.id)
        : [typed.revoke]
    for (const id of others) await auth.revokeSession({ id })
    return null
  } catch (error) {
    return failedForm(error, typed)
  }
}

export default function Security({ loaderData: { sessions }, actionData }: Route.ComponentProps) {
  const others = sessions.filter((session) => !session.current)
  return (
    <SettingsPage
      title="Security"
      context="Where your account is signed in."
      width="text"
      failed={actionData}
      sections={[
        {
          title: 'Signed-in devices',
          help: 'If you do not know a device, sign it out and change your password.',
          action: others.length > 0 && (
            <Form method="post">
              <ActionButton variant="default" name="revoke" value="others">
                Sign out all others
              </ActionButton>
            </Form>
          ),
          content: (
            <ul className={css.list}>
              {sessions.map((session) => (
                <li key={session.id} className={css.row}>
                  {/Mobile|iPhone|Android/.test(session.userAgent ?? '') ? (
                    <IconDeviceMobile size={20} stroke={1.5} aria-hidden="true" />
                  ) : (
                    <IconDeviceLaptop size={20} stroke={1.5} aria-hidden="true" />
                  )}
                  <div className={css.words}>
                    <p className={css.name}>
                      {deviceName(session.userAgent)}
                      {session.current && <span className={css.here}>This device</span>}
                    </p>
                    <p className={css.facts}>
                      {session.ipAddress || 'Address unknown'} · since <DateText value={session.createdAt} withTime />
                    </p>
                  </div>
                  {!session.current && (
                    <Form method="post">
                      <ActionButton
                        variant="subtle"
                        name="revoke"
                        value={session.id}
                        aria-label={`Sign out ${deviceName(session.userAgent)}`}
                      >
                        Sign out
                      </ActionButton>
                    </Form>
                  )}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}
