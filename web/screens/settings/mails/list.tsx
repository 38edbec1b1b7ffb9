import { href, Link } from 'react-router'
import type { MailTemplateRow } from '#contract/mail/mail-templates.ts'
import { apiContext } from '../../../context.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import type { Route } from './+types/list'
import css from './list.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'E-mails' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).mailTemplates.list()

/** What the mails of a group have in common. */
const groups: Record<MailTemplateRow['group'], string> = {
  Orders: 'Sent to the contact of an order.',
  Payments: 'Sent to the payer.',
  Offers: 'Sent to the address that an agent enters.',
  'Signing in': 'Sent to customers of your website.',
}
const names = Object.keys(groups) as MailTemplateRow['group'][]

export default function Mails({ loaderData: mails }: Route.ComponentProps) {
  return (
    <SettingsPage
      title="E-mails"
      context="The texts of the mails that your customers receive."
      width="text"
      sections={names.map((group) => ({
        title: group,
        help: groups[group],
        content: <Rows mails={mails.filter((mail) => mail.group === group)} />,
      }))}
    />
  )
}

const Rows = ({ mails }: { mails: MailTemplateRow[] }) => (
  <ul className={css.rows}>
    {mails.map(({ name, event, subject, isDefault, changed }) => (
      <li key={name} className={css.row}>
        <div className={css.words}>
          <Link className={css.event} to={href('/settings/order/emailTemplates/:name', { name })}>
            {event}
          </Link>
          <p className={css.subject}>{subject}</p>
          {changed && (
            <p className={css.changed}>
              Changed by {changed.by}, <DateText value={changed.at} withTime />
            </p>
          )}
        </div>
        <Pill tone={isDefault ? 'quiet' : 'info'}>{isDefault ? 'Default' : 'Your text'}</Pill>
      </li>
    ))}
  </ul>
)
