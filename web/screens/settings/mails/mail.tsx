import { useEffect } from 'react'
import { href } from 'react-router'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { readKnown } from '../../../kit/read-known.ts'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { toast } from '../../../kit/toast.ts'
import { Trail } from '../../../order/trail.tsx'
import { useSession } from '../../../session.ts'
import type { Route } from './+types/mail'
import { actOnMail } from './act-on-mail.ts'
import { MailPreview } from './mail-preview.tsx'
import { TextsForm } from './texts-form.tsx'
import { RestoreDefault, Versions } from './versions.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.event ?? 'E-mail' }]

export const loader = ({ params: { name }, context }: Route.LoaderArgs) =>
  readKnown(context.get(apiContext).mailTemplates.get({ name }))

export const action = async ({ request, params: { name }, context }: Route.ActionArgs) =>
  actOnMail(context.get(apiContext).mailTemplates, { name, form: await readForm(request) })

export default function Mail({ loaderData: mail, actionData }: Route.ComponentProps) {
  const email = useSession()?.user?.email ?? ''
  const outcome = actionData && 'done' in actionData ? actionData : undefined
  useEffect(() => {
    const says = {
      saved: 'The next mail has this text.',
      restored: 'The next mail has the restored text.',
      tested: `A test is on its way to ${email}.`,
      previewed: null,
    }
    if (outcome && says[outcome.done]) toast.done(says[outcome.done] ?? '')
  }, [outcome, email])
  const preview = outcome && 'preview' in outcome ? outcome.preview : mail.preview
  return (
    <SettingsPage
      title={mail.event}
      context={<Trail above={[{ label: 'E-mails', to: href('/settings/order/emailTemplates') }]}>{mail.event}</Trail>}
      width="text"
      sections={[
        {
          title: 'Texts',
          help: 'Flights, rooms, amounts and links stand between the opening and the closing text; they are always in the mail.',
          action: mail.isDefault ? undefined : <RestoreDefault />,
          content: <TextsForm key={mail.version} mail={mail} answer={actionData} />,
        },
        {
          title: 'Preview',
          help: 'An example with invented travellers and amounts. The Preview button shows what you typed before it is saved.',
          content: <MailPreview mail={preview} />,
        },
        {
          title: 'Versions',
          help: 'Every saved text. A restored version becomes the newest one.',
          content: <Versions versions={mail.versions} />,
        },
      ]}
    />
  )
}
