import { z } from 'zod'
import { MOST_VIEWS, viewLists } from '#domain/lists/saved-views.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'

const tags = ['Accounts']
const OfList = z.object({ list: z.enum(viewLists) })

const Name = Words.trim().min(1, 'Enter a name for this search.').max(40, 'At most 40 characters.')

export const SavedView = z.object({
  name: Name,
  search: Words.max(2_000)
    .refine((search) => search === '' || search.startsWith('?'), 'The part of the address from its question mark.')
    .meta({ description: 'Filters and sort, as in the address of the list; empty for the whole list.' }),
})

const Views = z.array(SavedView)

/** Searches of lists that a member saves under names, on all their devices. */
export const views = {
  list: endpoint('member', "Read one's own saved searches of a list")
    .route({ method: 'GET', path: '/profile/views', tags })
    .input(OfList)
    .output(Views),
  save: endpoint('member', 'Save a search of a list under a name', ['views.too-many'])
    .route({
      method: 'PUT',
      path: '/profile/views',
      tags,
      description: `One of the same name is replaced. At most ${MOST_VIEWS} of each list.`,
    })
    .input(SavedView.extend(OfList.shape))
    .output(Views),
  remove: endpoint('member', 'Remove a saved search of a list')
    .route({ method: 'DELETE', path: '/profile/views', tags, description: 'Does nothing if there is none of this name.' })
    .input(OfList.extend({ name: Name }))
    .output(Views),
}
