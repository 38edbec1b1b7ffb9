import { z } from 'zod'
import { notificationGroups, notificationKindNames } from '#domain/notifications/notification-kinds.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Counted, listParameters } from '../list-query.ts'
import { Done, Id, Instant, pageOf } from '../shapes.ts'

const tags = ['Notifications']

export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKindNames),
  title: z.string(),
  text: z.string(),
  /** The page about it, below the portal's address. */
  path: z.string(),
  at: Instant,
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

/** Each query parameter of the list. */
export const notificationParameters = {
  kind: z.enum(notificationKindNames),
  state: z.enum(['unread', 'read']),
  from: listParameters.from,
  to: listParameters.to,
  after: listParameters.after,
  perPage: listParameters.perPage,
}
const { kind, state, from, to, after, perPage } = notificationParameters

/** The filters of the list. An invalid value is ignored. */
export const NotificationQuery = z.object({
  kind: kind.nullable().catch(null).default(null),
  state: state.nullable().catch(null).default(null),
  from: from.nullable().catch(null).default(null),
  to: to.nullable().catch(null).default(null),
  after: after.nullable().catch(null).default(null),
  limit: perPage.catch(25).default(25),
})
export type NotificationQuery = z.infer<typeof NotificationQuery>

/** The channels of one kind. */
export const NotificationChoice = z.object({
  kind: z.enum(notificationKindNames),
  /** Behind the bell. */
  inApp: z.boolean(),
  /** A message of each browser that allows it. Left out: as it is. */
  browser: z.boolean().optional(),
  /** A mail for each event. */
  email: z.boolean(),
  /** In the mail of 07:00 if it is still unread. */
  digest: z.boolean(),
})
export type NotificationChoice = z.infer<typeof NotificationChoice>

export const NotificationMatrix = z.array(
  NotificationChoice.extend({ browser: z.boolean(), group: z.enum(notificationGroups), label: z.string(), help: z.string() }),
)
export type NotificationMatrix = z.infer<typeof NotificationMatrix>

/** A browser's subscription, as `PushSubscription.toJSON()` has it. */
const Browser = z.object({
  endpoint: Words.max(2_000).meta({
    description: 'The address at the push service. Another one is refused: Use the address of a push service.',
  }),
  keys: z.object({
    p256dh: Words.max(100).meta({ description: 'Base64url of 65 bytes; others are refused: Use the key of the browser.' }),
    auth: Words.max(50).meta({ description: 'Base64url of 16 bytes; others are refused: Use the secret of the browser.' }),
  }),
})

const Link = z.object({ token: Words.max(500) })

export const notifications = {
  list: endpoint('member', "List one's own notifications")
    .route({ method: 'GET', path: '/notifications', tags, description: 'Newest first, as far as the role may read about them.' })
    .input(NotificationQuery)
    .output(pageOf(Notification).extend({ total: Counted })),
  read: endpoint('member', 'Mark a notification as read')
    .route({ method: 'POST', path: '/notifications/{id}/read', tags, successStatus: 200 })
    .input(z.object({ id: Id }))
    .output(Done),
  readAll: endpoint('member', 'Mark all notifications as read')
    .route({ method: 'POST', path: '/notifications/read', tags, successStatus: 200 })
    .input(z.object({ until: Instant.nullable().default(null).describe('Later ones stay unread.') }))
    .output(Done),
  choices: endpoint('member', 'Read what one is notified of')
    .route({ method: 'GET', path: '/notifications/choices', tags, description: 'The kinds of events of the role, by channel.' })
    .output(NotificationMatrix),
  choose: endpoint('member', 'Choose what one is notified of')
    .route({ method: 'PUT', path: '/notifications/choices', tags, description: 'Kinds that are left out stay as they are.' })
    .input(z.object({ choices: z.array(NotificationChoice).max(notificationKindNames.length) }))
    .output(Done),
  pushKey: endpoint('member', 'Read the key for messages of browsers')
    .route({ method: 'GET', path: '/notifications/browsers', tags, description: 'The `applicationServerKey` (VAPID, RFC 8292).' })
    .output(z.object({ key: z.string() })),
  addBrowser: endpoint('member', "Add a browser to one's own")
    .route({
      method: 'POST',
      path: '/notifications/browsers',
      tags,
      successStatus: 200,
      description: 'It shows the messages that are chosen, until the session ends.',
    })
    .input(Browser)
    .output(Done),
  removeBrowser: endpoint('member', "Remove a browser from one's own")
    .route({ method: 'POST', path: '/notifications/browsers/remove', tags, successStatus: 200 })
    .input(Browser.pick({ endpoint: true }))
    .output(Done),
  readLink: endpoint('public', 'Read which mails an unsubscribe link ends', ['notification.link-invalid'])
    .route({ method: 'POST', path: '/notifications/unsubscribe/read', tags, successStatus: 200 })
    .input(Link)
    .output(z.object({ mails: z.string() })),
  unsubscribe: endpoint('public', 'End the mails of an unsubscribe link', ['notification.link-invalid'])
    .route({ method: 'POST', path: '/notifications/unsubscribe', tags, successStatus: 200, description: 'Needs no session.' })
    .input(Link)
    .output(Done),
}
