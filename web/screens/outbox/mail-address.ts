import { mailParameters } from '#contract/desk.ts'
import { listSays, unreadParameters } from '../../kit/list/unread-parameters.ts'

/** The invalid values of the outbox's address, each named; valid ones still apply. */
export const unreadOfMails = (asked: Record<string, string>): string[] =>
  unreadParameters(asked, mailParameters, {
    ...listSays,
    status: 'is not a status of a mail. Mails of any status are shown.',
  })
