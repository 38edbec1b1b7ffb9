import { customerListSize, customerParameters } from '#contract/customers/customer-query.ts'
import { LARGEST_PAGE } from '#contract/list-query.ts'
import { listSays, unreadParameters } from '../../../kit/list/unread-parameters.ts'

/** The invalid values of the list's address, each named; valid ones still apply. */
export const unreadOfCustomers = (asked: Record<string, string>): string[] =>
  unreadParameters(asked, customerParameters, {
    ...listSays,
    kind: 'is not a kind of customer. People and companies are shown.',
    tag: 'is too long for a tag. Customers with any tag are shown.',
    sort: 'is not an order of this list. The newest customers come first.',
    page: 'is not a page number. The first page is shown.',
    perPage: `is not a number of customers from 1 to ${LARGEST_PAGE}. A page shows ${customerListSize}.`,
  })
