import type { NotificationChoice } from '#contract/account/notifications.ts'
import { apiContext } from '../../context.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { FormSettings } from '../../kit/form-settings.tsx'
import type { Route } from './+types/notifications'
import { NotificationsForm } from './notifications-form.tsx'
import { ThisBrowser } from './this-browser.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Notifications' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { notifications, profile } = context.get(apiContext)
  const [matrix, { email }] = await Promise.all([notifications.choices(), profile.get()])
  return { matrix, email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { notifications } = context.get(apiContext)
  const form = await request.formData()
  const isOn = (name: string) => form.has(name)
  try {
    const choices = (await notifications.choices()).map(
      ({ kind }): NotificationChoice => ({
        kind,
        inApp: isOn(`${kind}.inApp`),
        browser: isOn(`${kind}.browser`),
        email: isOn(`${kind}.email`),
        digest: isOn(`${kind}.digest`),
      }),
    )
    await notifications.choose({ choices })
    return { done: 'Saved.' }
  } catch (error) {
    return failedForm(error, {})
  }
}

/** What the member is notified of, and how. */
export default function NotificationSettings({ loaderData: { matrix, email }, actionData }: Route.ComponentProps) {
  return (
    <FormSettings
      answer={actionData}
      left="Your notifications stay as they were."
      title="Notifications"
      context="What you are told, and how."
      width="text"
      sections={[
        {
          title: 'What you are told',
          help: `Mails go to ${email}. The daily digest is sent at 07:00 of your time zone, with what you have not read by then. Mails about the security of your account are always sent.`,
          content: <NotificationsForm matrix={matrix} />,
        },
        {
          title: 'This browser',
          help: 'It shows what you chose under “Browser” also while the portal is closed, until you sign out.',
          content: <ThisBrowser />,
        },
      ]}
    />
  )
}
