import { href } from 'react-router'
import { MailQuery } from '#contract/desk.ts'
import type { Api } from '#contract/index.ts'
import { apiContext } from '../../context.ts'
import { readPreference } from '../../kit/cookies.ts'
import { DateText } from '../../kit/date-text.tsx'
import { title } from '../../kit/list/columns.tsx'
import { defineList } from '../../kit/list/define-list.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { readQuery } from '../../kit/list/url.ts'
import { MailStatus, mailStatusOptions } from '../../order/mail-status.tsx'
import type { Route } from './+types/list'
import { unreadOfMails } from './mail-address.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Outbox' }]

/** The default number of mails per page. */
const usualSize = 25

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readQuery(request)
  const query = MailQuery.parse({ ...asked, limit: asked.perPage ?? usualSize })
  const page = await context.get(apiContext).mails.list(query)
  const columns = readPreference(request, 'mailColumns')
  return { ...page, perPage: query.limit, columns, unread: unreadOfMails(asked) }
}

type Mail = Awaited<ReturnType<Api['mails']['list']>>['items'][number]

const list = defineList<Mail>({
  columns: [
    title('Subject', (mail) => mail.subject, { onCard: 'title' }),
    { key: 'to', ...title('To', (mail) => mail.to) },
    { key: 'status', label: 'Status', cell: (mail) => <MailStatus status={mail.status} /> },
    { key: 'time', label: 'Time', cell: (mail) => <DateText value={mail.at} withTime /> },
  ],
  rowKey: (mail) => mail.id,
  rowHref: (mail) => href('/outbox/:id', { id: mail.id }),
  rowLabel: (mail) => `${mail.subject}, to ${mail.to}`,
  filters: [{ param: 'status', label: 'Any status', options: mailStatusOptions }],
  days: 'Written',
  search: 'Recipient or subject',
  views: 'mails',
  empty: {
    title: 'Nothing mailed yet',
    text: 'Confirmations, e-tickets and invitations that leave your agency are kept here, exactly as they were sent.',
  },
})

export default function Outbox({ loaderData: { items, next, total, perPage, columns, unread } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Outbox"
      context="Every e-mail that left your agency, newest first."
      list={list}
      rows={items}
      paging={{ next, total, perPage, usual: usualSize }}
      csvHref="/api/mails.csv"
      columnsIn={{ cookie: 'mailColumns', saved: columns }}
      unread={unread}
    />
  )
}
