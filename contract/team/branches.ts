import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant } from '../shapes.ts'

const tags = ['Team']
const ById = z.object({ id: Id })

const BranchInput = z.object({
  name: Words.trim().min(2, 'Enter a name.').max(60, 'At most 60 characters.'),
  address: Words.trim().max(300, 'At most 300 characters.').default(''),
  phone: Words.trim().max(40, 'At most 40 characters.').default(''),
  email: z.union([z.literal(''), emailAddress('Enter an e-mail address such as name@example.com.').toLowerCase()]).default(''),
})
export type BranchInput = z.infer<typeof BranchInput>

const Branch = BranchInput.extend({
  id: Id,
  email: z.string(),
  /** Active members. */
  members: z.int(),
  /** Null for an open branch. */
  closedAt: Instant.nullable(),
})
export type Branch = z.infer<typeof Branch>

/** A branch in the filter of a list. */
export const BranchName = z.object({ id: Id, name: z.string(), isClosed: z.boolean() })
export type BranchName = z.infer<typeof BranchName>

/** An open branch, or null for none. */
export const BranchId = Id.nullable().meta({
  description: 'An open branch of the agency; null for none. Another id is refused: Choose a branch from the list.',
})

export const branches = {
  list: endpoint('team:read', 'List the branches of the agency')
    .route({ method: 'GET', path: '/branches', tags, description: 'Open ones first, by name.' })
    .output(z.object({ items: z.array(Branch) })),
  create: endpoint('team:write', 'Add a branch', ['branch.name-taken'])
    .route({ method: 'POST', path: '/branches', tags })
    .input(BranchInput)
    .output(ById),
  update: endpoint('team:write', 'Change a branch', ['branch.name-taken'])
    .route({ method: 'PUT', path: '/branches/{id}', tags })
    .input(BranchInput.extend({ id: Id }))
    .output(Done),
  close: endpoint('team:write', 'Close a branch', ['branch.in-use'])
    .route({
      method: 'POST',
      path: '/branches/{id}/close',
      tags,
      description: 'Only without active members and open invitations. Its orders keep its name.',
    })
    .input(ById)
    .output(Done),
  reopen: endpoint('team:write', 'Open a closed branch again')
    .route({ method: 'POST', path: '/branches/{id}/reopen', tags })
    .input(ById)
    .output(Done),
}
