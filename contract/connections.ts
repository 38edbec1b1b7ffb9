import { z } from 'zod'
import { soldProducts } from '#domain/product-types.ts'
import { productPlurals } from '#domain/product-plurals.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { Instant } from './shapes.ts'

/** The suppliers of each product, and the services that all products share. */
const parts = [...soldProducts.map((product) => productPlurals[product]), 'payments', 'mail', 'cache'] as const

/** The third parties and servers that the product calls, and whether they answered the last check. */
export const Connection = z.object({
  /** Names it in a check of one. */
  id: z.string(),
  part: z.enum(parts),
  /** Members with the permission see the names of suppliers; others see numbers. */
  name: z.string(),
  /** The problem in a sentence; null if there is none. */
  problem: z.string().nullable(),
  /** What came back, in a sentence; null where nothing usable did. */
  answer: z.string().nullable(),
  milliseconds: z.int(),
  checkedAt: Instant,
})
export type Connection = z.infer<typeof Connection>

export const connections = {
  check: endpoint('member', 'Check the connections')
    .route({
      method: 'GET',
      path: '/connections',
      tags: ['System'],
      description:
        'Asks every supplier, the payment gateway, the mail server and the cache whether they answer. Nothing is searched, booked, paid or sent. Calls within two seconds share an answer.',
    })
    .output(z.array(Connection)),
  checkOne: endpoint('member', 'Check one connection', ['access.not-found'])
    .route({ method: 'POST', path: '/connections/check', tags: ['System'], description: 'Asks the one with this id.' })
    .input(z.object({ id: Words.max(60) }))
    .output(Connection),
}
