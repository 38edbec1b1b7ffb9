import { z } from 'zod'
import { depositParts } from '#domain/deposits/deposit.ts'
import { quoteLimits } from '#domain/quotes/quote-content.ts'
import { customerReasonNames } from '#domain/quotes/quote-status.ts'
import { SiteSettings } from '#domain/site/settings.ts'
import { Words } from '#domain/words.ts'
import { productShapes } from '#products/contract/shapes.ts'
import { PaidByLink, PaymentByLink } from '../deposits/by-link.ts'
import { atSupplier, endpoint, spending, spent } from '../endpoint.ts'
import { PaymentSoFar } from '../payments.ts'
import { Done, Id } from '../shapes.ts'
import { SharedQuote } from './quote-shapes.ts'

const tags = ['Storefront']
const Token = Words.max(80)
const ByToken = z.object({ token: Token })
/** One of `parties`; without it everyone. */
const For = Words.max(80).optional()
const Version = z.int().min(1).max(10_000)
const refusals = ['shop.closed', 'quote.link-invalid'] as const
const answers = [...refusals, 'quote.not-possible', 'quote.expired', 'quote.new-version'] as const

/** A quote by the secret of its link: this one and nothing else. */
export const sharedQuotes = {
  read: endpoint('public', 'Read a shared quote', [...refusals, 'access.not-found'])
    .route({
      method: 'GET',
      path: '/shop/quotes/{token}',
      tags,
      description:
        'The first reading marks it as opened. `as` member marks nothing. `for`: one of `parties`, whose `itinerary` is returned too.',
    })
    .input(ByToken.extend({ as: z.enum(['customer', 'member']).default('customer'), for: For }))
    .output(z.object({ quote: SharedQuote, settings: SiteSettings })),
  pdf: endpoint('public', 'Print a shared quote', [...refusals, 'access.not-found'])
    .route({ method: 'GET', path: '/shop/quotes/{token}/pdf', tags, description: '`for`: the itinerary of one of `parties`.' })
    .input(ByToken.extend({ for: For }))
    .output(z.file()),
  accept: endpoint('public', 'Accept a shared quote', answers)
    .route({
      method: 'POST',
      path: '/shop/quotes/{token}/accept',
      tags,
      description: 'One option with the ticked optional items, signed with a typed name. The accepted version is frozen.',
    })
    .input(
      ByToken.extend({
        version: Version,
        optionId: Id,
        itemIds: z.array(Id).max(quoteLimits.parts).default([]),
        name: Words.trim().min(3, 'Write your full name as your signature.').max(120),
      }),
    )
    .output(Done),
  decline: endpoint('public', 'Decline a shared quote', answers)
    .route({ method: 'POST', path: '/shop/quotes/{token}/decline', tags })
    .input(
      ByToken.extend({
        version: Version,
        why: z.enum(customerReasonNames).nullable().default(null),
        reason: Words.trim().max(1_000).default(''),
      }),
    )
    .output(Done),
  book: endpoint('public', 'Open the checkout of an accepted shared quote', [
    ...refusals,
    'quote.not-accepted',
    'quote.nothing-to-book',
    'quote.in-checkout',
    'shop.sign-in-required',
    'trip.empty',
    'trip.item-gone',
    'trip.too-many',
    'plan.limit-reached',
    ...atSupplier,
    ...productShapes.map(({ refusals: { gone } }) => gone),
  ])
    .route({
      method: 'POST',
      path: '/shop/quotes/{token}/book',
      tags,
      successStatus: 201,
      description:
        'Plans what was accepted as a trip of the visitor, at its quoted prices, and opens its checkout: `/trip-checkouts/{id}`. People are entered once and everything is paid once. Only where every accepted item was found in a search and none is paid.',
    })
    .input(ByToken)
    .output(z.object({ checkoutId: Id })),
  pay: spending('public', 'Pay what an accepted shared quote asks in advance', [
    ...refusals,
    ...spent,
    'deposit.not-asked',
    'checkout.price-changed',
    'payment.gateway-failed',
  ])
    .route({
      method: 'POST',
      path: '/shop/quotes/{token}/pay',
      tags,
      description:
        'The deposit, later the rest. `total` includes the fee of the method. `redirectUrl` is the page of the gateway; null for a bank transfer, whose account the quote shows.',
    })
    .input(ByToken.extend({ part: z.enum(depositParts), ...PaymentByLink.shape }))
    .output(PaidByLink),
  confirmPayment: endpoint('public', 'Check a payment of a shared quote', [...refusals, 'payment.gateway-failed'])
    .route({
      method: 'POST',
      path: '/shop/quotes/{token}/confirm-payment',
      tags,
      description: 'Asks the gateway for the payment that is awaited, instead of waiting for its message. Null where none is.',
    })
    .input(ByToken)
    .output(z.object({ status: PaymentSoFar.shape.status.nullable() })),
  comment: endpoint('public', 'Comment on a shared quote', refusals)
    .route({ method: 'POST', path: '/shop/quotes/{token}/comments', tags })
    .input(ByToken.extend({ text: Words.trim().min(1, 'Write your question.').max(2_000) }))
    .output(Done),
}
