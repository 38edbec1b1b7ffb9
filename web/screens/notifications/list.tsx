import { IconCheck } from '@tabler/icons-react'
import { Form, href, Link, redirect, useFetcher } from 'react-router'
import { type Notification, NotificationQuery } from '#contract/account/notifications.ts'
import { kindRow, notificationKindNames } from '#domain/notifications/notification-kinds.ts'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { answerBulk } from '../../kit/list/answer-bulk.ts'
import { defineList } from '../../kit/list/define-list.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { readQuery } from '../../kit/list/url.ts'
import { sessionContext, useSession } from '../../session.ts'
import type { Route } from './+types/list'
import css from './list.module.css'
import { unreadOfNotifications } from './notification-address.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Notifications' }]

/** The default number of notifications per page. */
const usualSize = 25

export async function loader({ request, context }: Route.LoaderArgs) {
  // They are about the agency at work, and their links lead to orders that practice does not have.
  if (context.get(sessionContext).practice) throw redirect(href('/training'))
  const asked = readQuery(request)
  const query = NotificationQuery.parse({ ...asked, limit: asked.perPage ?? usualSize })
  const page = await context.get(apiContext).notifications.list(query)
  return { ...page, perPage: query.limit, unread: unreadOfNotifications(asked) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { notifications } = context.get(apiContext)
  const form = await request.clone().formData()
  if (form.get('intent') !== 'read-all') return answerBulk(request, { read: (id) => notifications.read({ id }) })
  await notifications.readAll({ until: String(form.get('until')) })
  return null
}

const list = defineList<Notification>({
  columns: [
    {
      label: 'What',
      grows: true,
      onCard: 'title',
      cell: ({ title, text, isRead }) => (
        <span className={css.what} data-unread={!isRead || undefined}>
          <span className={css.title}>{title}</span> <span className={css.text}>{text}</span>
          {!isRead && <span className="visually-hidden"> (unread)</span>}
        </span>
      ),
    },
    { label: 'Kind', room: 'wide', onCard: 'none', cell: ({ kind }) => kindRow(kind).label },
    { label: 'Time', cell: ({ at }) => <DateText value={at} withTime /> },
  ],
  rowKey: ({ id }) => id,
  rowHref: ({ path }) => path,
  rowLabel: ({ title, text, isRead }) => `${title} ${text}${isRead ? '' : ' (unread)'}`,
  filters: [
    {
      param: 'state',
      label: 'Read and unread',
      options: [
        { value: 'unread', label: 'Unread' },
        { value: 'read', label: 'Read' },
      ],
    },
    {
      param: 'kind',
      label: 'Any kind',
      options: notificationKindNames.map((value) => ({ value, label: kindRow(value).label })),
    },
  ],
  days: 'Happened',
  bulk: [{ name: 'read', label: 'Mark as read', icon: IconCheck }],
  empty: {
    title: 'No notifications yet',
    text: 'Issued orders, refunds, messages of visitors and more are listed here for 90 days, as you choose in the settings.',
  },
})

export default function Notifications({ loaderData: { items, next, total, perPage, unread } }: Route.ComponentProps) {
  const isUnread = (useSession()?.unread ?? 0) > 0
  const newest = items[0]
  const reading = useFetcher()
  const markRead = ({ id, isRead }: Notification) => {
    if (!isRead) void reading.submit({ id }, { method: 'post', action: '/lookup/bell' })
  }
  return (
    <ListPage
      title="Notifications"
      context="What happened in your agency, newest first."
      list={{ ...list, onOpen: markRead }}
      rows={items}
      paging={{ next, total, perPage, usual: usualSize }}
      unread={unread}
      actions={
        <>
          {isUnread && newest && (
            <Form method="post">
              <input type="hidden" name="until" value={newest.at} />
              <ActionButton name="intent" value="read-all" variant="default">
                Mark all as read
              </ActionButton>
            </Form>
          )}
          <Button component={Link} to={href('/settings/notifications')} variant="default">
            Settings
          </Button>
        </>
      }
    />
  )
}
