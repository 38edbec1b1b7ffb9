import { z } from 'zod'
import { keyPermissions, permissions } from '#domain/permissions.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { OwnPassword, refusedPerson } from '../session/own-password.ts'
import { Id, Instant } from '../shapes.ts'

const tags = ['Developers']
const Granted = z.enum(Object.keys(permissions) as [keyof typeof permissions])

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The visible beginning of the key. */
  prefix: z.string(),
  /** A test key acts in the practice tenant, where nothing is real. */
  isTest: z.boolean(),
  permissions: z.array(Granted),
  /** Network addresses and CIDR ranges from which it may be used; none: from everywhere. */
  addresses: z.array(z.string()),
  state: z.enum(['active', 'expired', 'revoked']),
  createdAt: Instant,
  createdBy: z.string(),
  expiresAt: Instant.nullable(),
  lastUsedAt: Instant.nullable(),
  lastUsedFrom: z.string().nullable(),
  revokedAt: Instant.nullable(),
  revokedBy: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

const NetworkRange = Words.trim()
  .min(2)
  .max(50)
  .meta({
    examples: ['203.0.113.0/24'],
    description:
      'A network address or a CIDR range. Anything else is refused: Write an address such as 203.0.113.9 or a range such as 203.0.113.0/24.',
  })

export const NewApiKey = z.object({
  name: Words.trim().min(2, 'Name the program that uses the key.').max(60, 'At most 60 characters.'),
  permissions: z
    .array(z.enum(keyPermissions))
    .min(1, 'Choose at least one permission.')
    .max(keyPermissions.length, 'Choose each permission once.')
    .meta({ description: 'Permissions that you have yourself.' }),
  isTest: z
    .boolean()
    .default(false)
    .meta({ description: 'A test key, `tw_test_...`, acts in the practice tenant of the agency alone, where nothing is real.' }),
  addresses: z.array(NetworkRange).max(20, 'At most 20 addresses.').default([]),
  expiresAt: Instant.nullable()
    .default(null)
    .meta({ description: 'An instant in the past is refused: Choose a day in the future.' }),
  password: OwnPassword,
})

export const apiKeys = {
  list: endpoint('developers:write', 'List API keys')
    .route({ method: 'GET', path: '/developers/keys', tags, description: 'Newest first, with those that were revoked.' })
    .output(z.array(ApiKey)),
  create: endpoint('developers:write', 'Create an API key', [...refusedPerson, 'practice.not-available'])
    .route({
      method: 'POST',
      path: '/developers/keys',
      tags,
      description: '`key` is in this answer only: the server stores a hash of it. An API key cannot create others.',
    })
    .input(NewApiKey)
    .output(ApiKey.extend({ key: z.string() })),
  revoke: endpoint('developers:write', 'Revoke an API key')
    .route({
      method: 'DELETE',
      path: '/developers/keys/{id}',
      tags,
      description: 'It is refused from now on. Revoking again changes nothing.',
    })
    .input(z.object({ id: Id }))
    .output(ApiKey),
}
