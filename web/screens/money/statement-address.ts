import { statementParameters } from '#contract/money.ts'
import { listSays, unreadParameters } from '../../kit/list/unread-parameters.ts'

/** What the address of the transactions says that cannot be read, each value named; the rest of the address counts. */
export const unreadOfStatement = (asked: Record<string, string>): string[] =>
  unreadParameters(asked, statementParameters, {
    ...listSays,
    kind: 'is not a kind of transaction. Transactions of any kind are shown.',
  })
