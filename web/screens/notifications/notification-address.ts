import { notificationParameters } from '#contract/account/notifications.ts'
import { listSays, unreadParameters } from '../../kit/list/unread-parameters.ts'

/** The invalid values of the list's address, each named; valid ones still apply. */
export const unreadOfNotifications = (asked: Record<string, string>): string[] =>
  unreadParameters(asked, notificationParameters, {
    ...listSays,
    kind: 'is not a kind of notification. All kinds are shown.',
    state: 'is neither unread nor read. Both are shown.',
  })
