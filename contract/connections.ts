import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant } from './shapes.ts'

/** What the product asks over a network, and whether it answered when it was last asked. */
export const Connection = z.object({
  part: z.enum(['flights', 'stays', 'payments', 'mail', 'cache']),
  /** Suppliers have their names for members who may see them; for others they are numbered. */
  name: z.string(),
  /** What is wrong, in a sentence; null when it works. */
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
