import { mailParameters } from '#contract/desk.ts'
import { listSays, unreadParameters } from '../../kit/list/unread-parameters.ts'

/** What the address of the outbox says that cannot be read, each value named; the rest of the address counts. */
export const unreadOfMails = (asked: Record<string, string>): string[] =>
  unreadParameters(asked, mailParameters, {
    ...listSays,
    status: 'is not a status of a mail. Mails of any status are shown.',
  })
