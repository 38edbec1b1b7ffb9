import { z } from 'zod'
import {
  QuoteCoverWords,
  QuoteItemWords,
  QuoteText,
  QuoteTraveller,
  QuoteTravellers,
  quoteLimits,
} from '#domain/quotes/quote-content.ts'
import { Words } from '#domain/words.ts'
import { productShapes } from '#products/contract/shapes.ts'
import { atSupplier, endpoint } from '../endpoint.ts'
import { CheckoutChoice } from '../product-shapes.ts'
import { Done, Id } from '../shapes.ts'
import { QuotedChoice } from './quote-shapes.ts'
import { RecipientInput } from './recipient-input.ts'

const tags = ['Quotes']
const ById = z.object({ id: Id })
const Rev = z.int().min(0).max(1_000_000)
const Amount = z.int().min(0, 'Enter an amount.').max(1_000_000_000_000, 'The amount is too large.')
const edits = ['quote.not-possible', 'quote.changed-meanwhile', 'quote.full'] as const

/** Changes of one part of a quote; two members who change different parts lose nothing. */
export const quoteEdits = {
  setRecipient: endpoint('quotes:write', 'Change the recipient of a quote', edits)
    .route({ method: 'PUT', path: '/quotes/{id}/recipient', tags })
    .input(RecipientInput.extend({ id: Id }))
    .output(Done),
  setCover: endpoint('quotes:write', 'Change the cover of a quote', edits)
    .route({ method: 'PUT', path: '/quotes/{id}/cover', tags })
    .input(QuoteCoverWords.extend({ id: Id, rev: Rev }))
    .output(Done),
  setTravellers: endpoint('quotes:write', 'Change the travellers of a quote', [...edits, 'quote.traveller-needed'])
    .route({
      method: 'PUT',
      path: '/quotes/{id}/travellers',
      tags,
      description:
        '`id` null adds a traveller; travellers that are left out are removed, also from parts that are for others too. `rev` is that of the cover. `showsShares`: the itinerary of a traveller shows their share of each price.',
    })
    .input(
      QuoteTravellers.extend({
        id: Id,
        rev: Rev,
        travellers: z
          .array(QuoteTraveller.extend({ id: Id.nullable().default(null) }))
          .max(quoteLimits.travellers, 'At most 18 travellers.'),
      }),
    )
    .output(Done),
  addOption: endpoint('quotes:write', 'Add an option to a quote', edits)
    .route({ method: 'POST', path: '/quotes/{id}/options', tags, description: '`copyOf`: with the parts of another option.' })
    .input(
      ById.extend({ title: Words.trim().min(1, 'Write a title.').max(quoteLimits.title), copyOf: Id.nullable().default(null) }),
    )
    .output(z.object({ optionId: Id })),
  renameOption: endpoint('quotes:write', 'Rename an option of a quote', edits)
    .route({ method: 'PUT', path: '/quotes/{id}/options/{optionId}', tags })
    .input(z.object({ id: Id, optionId: Id, rev: Rev, title: Words.trim().min(1, 'Write a title.').max(quoteLimits.title) }))
    .output(Done),
  removeOption: endpoint('quotes:write', 'Remove an option of a quote', edits)
    .route({ method: 'DELETE', path: '/quotes/{id}/options/{optionId}', tags })
    .input(z.object({ id: Id, optionId: Id }))
    .output(Done),
  saveItem: endpoint('quotes:write', 'Add or change an item of a quote', edits)
    .route({
      method: 'PUT',
      path: '/quotes/{id}/items',
      tags,
      description:
        'Amounts are minor units of the currency of the quote. `partId` null adds an item. `cost` and `markup` null keep what is stored; they are changed by roles that see margin, `cost` of typed items only. The last day is not before the first. `travellers`: for whom it is; empty for all.',
    })
    .input(
      QuoteItemWords.extend({
        id: Id,
        optionId: Id,
        partId: Id.nullable(),
        rev: Rev,
        cost: Amount.nullable(),
        markup: Amount.nullable(),
        fee: Amount,
      }),
    )
    .output(z.object({ partId: Id })),
  saveText: endpoint('quotes:write', 'Add or change a text of a quote', edits)
    .route({ method: 'PUT', path: '/quotes/{id}/texts', tags, description: 'A text between items. `partId` null adds one.' })
    .input(
      z.object({
        id: Id,
        optionId: Id,
        partId: Id.nullable(),
        rev: Rev,
        title: Words.trim().max(quoteLimits.title),
        travellers: QuoteText.shape.travellers,
        text: Words.trim().min(1, 'Write the text.').max(quoteLimits.text),
      }),
    )
    .output(z.object({ partId: Id })),
  addChoice: endpoint('quotes:write', 'Add an offer of a search to a quote', [
    ...edits,
    'quote.other-currency',
    ...atSupplier,
    ...productShapes.flatMap(({ refusals }) => [refusals.gone, refusals.searchExpired]),
  ])
    .route({
      method: 'POST',
      path: '/quotes/{id}/choices',
      tags,
      description:
        'An offer, a rate, a start of a tour or a policy, at its price now. `optionId` null: to the first option, which is made if there is none.',
    })
    .input(ById.extend({ optionId: Id.nullable().default(null), choice: CheckoutChoice }))
    .output(z.object({ partId: Id })),
  describeChoice: endpoint('quotes:write', 'Describe an offer before it is quoted', [
    ...atSupplier,
    ...productShapes.flatMap(({ refusals }) => [refusals.gone, refusals.searchExpired]),
  ])
    .route({
      method: 'POST',
      path: '/quotes/choices/describe',
      tags,
      description: 'In words, with the price at which it would be added. Nothing is stored.',
    })
    .input(z.object({ choice: CheckoutChoice }))
    .output(QuotedChoice),
  movePart: endpoint('quotes:write', 'Move a part of a quote up or down', edits)
    .route({ method: 'POST', path: '/quotes/{id}/parts/{partId}/move', tags })
    .input(z.object({ id: Id, partId: Id, by: z.union([z.literal(-1), z.literal(1)]) }))
    .output(Done),
  removePart: endpoint('quotes:write', 'Remove a part of a quote', edits)
    .route({ method: 'DELETE', path: '/quotes/{id}/parts/{partId}', tags })
    .input(z.object({ id: Id, partId: Id }))
    .output(Done),
}
