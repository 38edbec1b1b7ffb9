import { LARGEST_PAGE } from '#contract/list-query.ts'
import { quoteListSize, quoteParameters } from '#contract/quotes/quote-query.ts'
import { listSays, unreadParameters } from '../../../kit/list/unread-parameters.ts'

/** The invalid values of the list's address, each named; valid ones still apply. */
export const unreadOfQuotes = (asked: Record<string, string>): string[] =>
  unreadParameters(asked, quoteParameters, {
    ...listSays,
    status: 'is not a state of a quote. Quotes in every state are shown.',
    customer: 'is not a customer. Quotes for everybody are shown.',
    sort: 'is not an order of this list. The quote that was changed last comes first.',
    page: 'is not a page number. The first page is shown.',
    perPage: `is not a number of quotes from 1 to ${LARGEST_PAGE}. A page shows ${quoteListSize}.`,
  })
