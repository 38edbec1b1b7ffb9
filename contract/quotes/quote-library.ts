import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Money } from '../shapes.ts'

const tags = ['Quotes']
const Name = Words.trim().min(1, 'Write a name.').max(120)

/** A part that the agency uses in many quotes. */
export const LibraryPart = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['item', 'text']),
  title: z.string(),
  /** Of a typed item; null of a text, of an item of a search, and for roles that do not see how its price is made up. */
  price: Money.nullable(),
  createdBy: z.string(),
})
export type LibraryPart = z.infer<typeof LibraryPart>

/** Parts under a name, for any quote of the agency. */
export const quoteLibrary = {
  list: endpoint('quotes:read', 'List the library of parts of quotes')
    .route({ method: 'GET', path: '/quote-library', tags })
    .output(z.object({ items: z.array(LibraryPart) })),
  keep: endpoint('quotes:write', 'Add a part of a quote to the library', ['quote.name-taken', 'quote.library-full'])
    .route({
      method: 'POST',
      path: '/quotes/{id}/parts/{partId}/keep',
      tags,
      successStatus: 201,
      description: 'An item with its words and, if it was typed, its amounts; or a text.',
    })
    .input(z.object({ id: Id, partId: Id, name: Name }))
    .output(z.object({ libraryId: Id })),
  insert: endpoint('quotes:write', 'Insert a part of the library into a quote', ['quote.not-possible', 'quote.full'])
    .route({
      method: 'POST',
      path: '/quotes/{id}/library-parts',
      tags,
      successStatus: 201,
      description:
        'At the end of an option. The amounts of a typed item come along for roles that see them, where the quote has the same currency.',
    })
    .input(z.object({ id: Id, optionId: Id, libraryId: Id }))
    .output(z.object({ partId: Id })),
  rename: endpoint('quotes:write', 'Rename a part of the library', ['quote.name-taken'])
    .route({ method: 'PUT', path: '/quote-library/{id}', tags })
    .input(z.object({ id: Id, name: Name }))
    .output(Done),
  remove: endpoint('quotes:write', 'Delete a part of the library')
    .route({ method: 'DELETE', path: '/quote-library/{id}', tags, description: 'Quotes that have it keep it.' })
    .input(z.object({ id: Id }))
    .output(Done),
}
