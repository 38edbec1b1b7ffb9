import { statementParameters } from '#contract/money.ts'
import { listSays, unreadParameters } from '../../kit/list/unread-parameters.ts'

/** The invalid values of the transactions' address, each named; valid ones still apply. */
export const unreadOfStatement = (asked: Record<string, string>): string[] =>
  unreadParameters(asked, statementParameters, {
    ...listSays,
    kind: 'is not a kind of transaction. Transactions of any kind are shown.',
  })
