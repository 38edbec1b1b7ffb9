import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { products } from '#domain/products.ts'
import { quoteLimits } from '#domain/quotes/quote-content.ts'
import { lossReasonNames, quoteStatuses } from '#domain/quotes/quote-status.ts'
import { ReminderDays } from '#domain/quotes/reminders.ts'
import { Words } from '#domain/words.ts'
import { productShapes } from '#products/contract/shapes.ts'
import { atSupplier, endpoint } from '../endpoint.ts'
import { Counted } from '../list-query.ts'
import { Done, Id } from '../shapes.ts'
import { QuoteBoard } from './quote-board.ts'
import { quoteEdits } from './quote-edits.ts'
import { QuoteExposure } from './quote-exposure.ts'
import { QuoteQuery } from './quote-query.ts'
import { QuoteDetail, QuoteRow } from './quote-shapes.ts'
import { RecipientInput } from './recipient-input.ts'

const tags = ['Quotes']
const gone = productShapes.map(({ refusals }) => refusals.gone)
const ById = z.object({ id: Id })
/** Why it was lost; the note is not shown to the customer. */
const Loss = { reason: z.enum(lossReasonNames).nullable().default(null), note: Words.trim().max(500).default('') }
const Comment = Words.trim().min(1, 'Write the comment.').max(2_000)

export const quotes = {
  list: endpoint('quotes:read', 'List quotes')
    .route({ method: 'GET', path: '/quotes', tags })
    .input(QuoteQuery)
    .output(
      z.object({
        items: z.array(QuoteRow),
        total: Counted,
        page: z.int(),
        lastPage: z.int(),
        /** Quotes in each state. */
        counts: z.array(z.object({ status: z.enum(quoteStatuses), count: z.int() })),
      }),
    ),
  board: endpoint('quotes:read', 'Read the board of quotes', [])
    .route({
      method: 'GET',
      path: '/quotes/board',
      tags,
      description:
        'Quotes by stage, each with its number, its total in the currency of the agency and the ones that were changed last. Booked and lost ones are those of the last 90 days. An accepted quote is booked once every accepted offer has an order.',
    })
    .output(QuoteBoard),
  exposure: endpoint('quotes:read', "Revalue unpaid quotes at today's prices")
    .route({
      method: 'GET',
      path: '/quotes/exposure',
      tags,
      description:
        'Sent quotes with offers of a search, and accepted ones that are not booked, as their last check found them: those below cost first. Of several options the one that would cost the most counts. `holds`: held orders that are not paid, at the exchange rate of today.',
    })
    .output(QuoteExposure),
  get: endpoint('quotes:read', 'Read a quote')
    .route({ method: 'GET', path: '/quotes/{id}', tags })
    .input(ById)
    .output(QuoteDetail),
  pdf: endpoint('quotes:read', 'Print a quote')
    .route({
      method: 'GET',
      path: '/quotes/{id}/pdf',
      tags,
      description: 'As its customer sees it; a draft as it would be sent now. `for`: the itinerary of one of `parties`.',
    })
    .input(ById.extend({ for: Words.max(80).optional() }))
    .output(z.file()),
  create: endpoint('quotes:write', 'Make a quote', ['access.not-found', 'quote.other-currency'])
    .route({
      method: 'POST',
      path: '/quotes',
      tags,
      successStatus: 201,
      description:
        'Without options, or with `tripId`: one option with the items of that planned trip, at the prices at which they were planned. The trip stays.',
    })
    .input(
      RecipientInput.extend({
        title: Words.trim().min(1, 'Write a title.').max(quoteLimits.title),
        tripId: Id.nullable().default(null),
      }),
    )
    .output(ById),
  duplicate: endpoint('quotes:write', 'Make a new quote from a quote')
    .route({ method: 'POST', path: '/quotes/{id}/duplicate', tags, successStatus: 201 })
    .input(ById)
    .output(ById),
  ...quoteEdits,
  send: endpoint('quotes:write', 'Send a quote', ['quote.not-possible', 'quote.empty'])
    .route({
      method: 'POST',
      path: '/quotes/{id}/send',
      tags,
      description:
        'Makes the version that its customer sees, and its link. `to` null sends no mail: the link is passed on by other means.',
    })
    .input(
      ById.extend({
        to: emailAddress('Write the e-mail address of the customer.').nullable(),
        message: Words.trim().max(2_000, 'At most 2,000 characters.').default(''),
      }),
    )
    .output(z.object({ version: z.int(), link: z.string() })),
  check: endpoint('quotes:write', 'Check every price of a quote', ['quote.other-currency', 'supplier.unavailable'])
    .route({
      method: 'POST',
      path: '/quotes/{id}/check',
      tags,
      description: 'Asks the suppliers for each choice again. The quote tells what moved and why; its prices stay.',
    })
    .input(ById)
    .output(Done),
  takePrices: endpoint('quotes:write', 'Take the checked prices into a quote', ['quote.not-possible'])
    .route({ method: 'POST', path: '/quotes/{id}/take-prices', tags, description: 'Customers see them once it is sent again.' })
    .input(ById)
    .output(Done),
  book: endpoint('orders:write', 'Open the checkout of an accepted item', [
    'quote.not-accepted',
    'quote.other-currency',
    'checkout.done',
    'checkout.busy',
    'plan.limit-reached',
    ...atSupplier,
    ...gone,
  ])
    .route({
      method: 'POST',
      path: '/quotes/{id}/items/{partId}/book',
      tags,
      successStatus: 201,
      description:
        'At the quoted price. Another price of the supplier waits there for a decision. An open checkout of the item is returned again.',
    })
    .input(z.object({ id: Id, partId: Id }))
    .output(z.object({ checkoutId: Id, product: z.enum(products) })),
  bookTogether: endpoint('orders:write', 'Open one checkout of all accepted items', [
    'quote.not-accepted',
    'quote.nothing-to-book',
    'quote.in-checkout',
    'trip.empty',
    'trip.item-gone',
    'trip.too-many',
    'plan.limit-reached',
    ...atSupplier,
    ...gone,
  ])
    .route({
      method: 'POST',
      path: '/quotes/{id}/book-together',
      tags,
      successStatus: 201,
      description:
        'Plans the accepted items that are not paid yet as a trip, at their quoted prices, and opens its checkout: `/trip-checkouts/{id}`. People are entered once and everything is paid once. Another price of a supplier waits there for a decision.',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ checkoutId: Id })),
  recordOutside: endpoint('quotes:write', 'Record whether an accepted quote is booked outside', ['quote.not-accepted'])
    .route({
      method: 'PUT',
      path: '/quotes/{id}/booked-outside',
      tags,
      description:
        'Items that were typed are booked elsewhere: with this record the quote is in the column Booked, and no longer among the unpaid ones.',
    })
    .input(ById.extend({ isBooked: z.boolean(), note: Words.trim().max(500).default('') }))
    .output(Done),
  extend: endpoint('quotes:write', 'Move the last day of a sent quote', ['quote.not-possible'])
    .route({
      method: 'POST',
      path: '/quotes/{id}/extend',
      tags,
      description: 'The sent version stays as it is. Not beyond the deadline of a supplier or the day before the travel.',
    })
    .input(ById.extend({ days: z.int().min(1).max(60) }))
    .output(Done),
  requote: endpoint('quotes:write', "Send a quote again at today's prices", [
    'quote.not-possible',
    'quote.empty',
    'quote.other-currency',
    'quote.unsent-changes',
    'quote.offer-gone',
    'supplier.unavailable',
  ])
    .route({
      method: 'POST',
      path: '/quotes/{id}/requote',
      tags,
      description:
        'Asks the suppliers, and sends a new version at their prices with the same markup and fee: by mail where the customer has an address. Null where no price moved: nothing is sent.',
    })
    .input(ById)
    .output(z.object({ version: z.int().nullable() })),
  setReminders: endpoint('quotes:write', 'Set when the customer of a quote is reminded', ['quote.not-possible'])
    .route({
      method: 'PUT',
      path: '/quotes/{id}/reminders',
      tags,
      description:
        'The customer gets a mail at nine o’clock of the agency’s time, so many days before the last day, while the quote is not answered. Empty: none.',
    })
    .input(ById.extend({ days: ReminderDays }))
    .output(Done),
  withdraw: endpoint('quotes:write', 'Withdraw a quote', ['quote.not-possible'])
    .route({ method: 'POST', path: '/quotes/{id}/withdraw', tags, description: 'Its link says so from then on.' })
    .input(ById.extend(Loss))
    .output(Done),
  close: endpoint('quotes:write', 'Record that a quote was declined', ['quote.not-possible'])
    .route({
      method: 'POST',
      path: '/quotes/{id}/close',
      tags,
      description: 'What the customer said elsewhere, with the reason.',
    })
    .input(ById.extend({ ...Loss, reason: z.enum(lossReasonNames) }))
    .output(Done),
  reopen: endpoint('quotes:write', 'Open a declined, expired or withdrawn quote again', ['quote.not-possible'])
    .route({
      method: 'POST',
      path: '/quotes/{id}/reopen',
      tags,
      description:
        'As a draft. Its suppliers are asked for every price again; `isChecked` is false where one of them did not answer.',
    })
    .input(ById)
    .output(z.object({ isChecked: z.boolean() })),
  comment: endpoint('quotes:write', 'Answer a comment on a quote')
    .route({ method: 'POST', path: '/quotes/{id}/comments', tags, description: 'Its customer sees it on the page of the quote.' })
    .input(ById.extend({ text: Comment }))
    .output(Done),
}
