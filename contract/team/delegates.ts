import { z } from 'zod'
import { closed, endpoint } from '../endpoint.ts'
import { Done, Id } from '../shapes.ts'

const tags = ['Team']

const Person = z.object({ id: Id, name: z.string() })

/** Who may sell for a member. People are named by the ids of their accounts. */
export const Delegates = z.object({
  /** Who may. */
  delegates: z.array(Person),
  /** Whether there is another active member, who could be chosen. */
  hasColleagues: z.boolean(),
})
export type Delegates = z.infer<typeof Delegates>

const MOST = 50
const Chosen = z.object({
  delegates: z.array(Id).max(MOST, `At most ${MOST} delegates.`).meta({ description: 'Ids of accounts of active members.' }),
})

export const delegates = {
  own: endpoint('member', "List one's own delegates")
    .route({ method: 'GET', path: '/profile/delegates', tags })
    .output(Delegates),
  setOwn: endpoint('member', "Choose one's own delegates", ['access.not-found'])
    .route({
      method: 'PUT',
      path: '/profile/delegates',
      tags,
      description: 'They may sell for you: the order is yours, and its history names both.',
    })
    .input(Chosen)
    .output(Delegates),
  get: endpoint('team:read', 'List the delegates of a member')
    .route({ method: 'GET', path: '/team/{id}/delegates', tags })
    .input(z.object({ id: Id }))
    .output(Delegates),
  set: endpoint('team:write', 'Choose the delegates of a member')
    .route({ method: 'PUT', path: '/team/{id}/delegates', tags })
    .input(Chosen.extend({ id: Id }))
    .output(Delegates),
  sellFor: endpoint('orders:write', 'Sell for a colleague', ['delegate.too-late', ...closed])
    .route({
      method: 'PUT',
      path: '/checkouts/{id}/seller',
      tags,
      description: 'As their delegate, before the payment: the order will be theirs. Null is yourself.',
    })
    .input(z.object({ id: Id, member: Id.nullable() }))
    .output(Done),
}
