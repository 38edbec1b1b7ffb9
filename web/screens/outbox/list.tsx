import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { title } from '../../kit/list/columns.tsx'
import { defineList } from '../../kit/list/define-list.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { readQuery } from '../../kit/list/url.ts'
import { MailStatus } from '../../order/mail-status.tsx'
import type { Route } from './+types/list'

export const meta: Route.MetaFunction = () => [{ title: 'Outbox' }]

export function loader({ request, context }: Route.LoaderArgs) {
  const { query, after } = readQuery(request)
  return context.get(apiContext).mails.list({ query: (query ?? '').slice(0, 80), after: after ?? null, limit: 20 })
}

type Mail = Awaited<ReturnType<Api['mails']['list']>>['items'][number]

const list = defineList<Mail>({
  columns: [
    title('Subject', (mail) => mail.subject, { onCard: 'title' }),
    title('To', (mail) => mail.to),
    { label: 'Status', cell: (mail) => <MailStatus status={mail.status} /> },
    { label: 'Time', cell: (mail) => <DateText value={mail.at} withTime /> },
  ],
  rowKey: (mail) => mail.id,
  rowHref: (mail) => href('/outbox/:id', { id: mail.id }),
  rowLabel: (mail) => `${mail.subject}, to ${mail.to}`,
  search: 'Recipient or subject',
  empty: {
    title: 'Nothing mailed yet',
    text: 'Confirmations, e-tickets and invitations that leave your agency are kept here, exactly as they were sent.',
  },
})

export default function Outbox({ loaderData: { items, next } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Outbox"
      context="Every e-mail that left your agency, newest first."
      list={list}
      rows={items}
      paging={{ next }}
    />
  )
}
