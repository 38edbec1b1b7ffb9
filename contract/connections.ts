import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant } from './shapes.ts'

/** The third parties and servers that the product calls, and whether they answered the last check. */
export const Connection = z.object({
  part: z.enum(['flights', 'stays', 'payments', 'mail', 'cache']),
  /** Members with the permission see the names of suppliers; others see numbers. */
  name: z.string(),
  /** The problem in a sentence; null if there is none. */
  problem: z.string().nullable(),
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
}
