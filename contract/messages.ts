import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { After, Done, Id, Instant } from './shapes.ts'

const tags = ['Customers']

/** Messages of storefront visitors. */
export const messages = {
  list: endpoint('messages:read', 'List messages of visitors')
    .route({ method: 'GET', path: '/messages', tags })
    .input(
      z.object({
        after: After.nullable().catch(null).default(null),
        limit: z.coerce.number().int().min(1).max(100).catch(20).default(20),
      }),
    )
    .output(
      z.object({
        items: z.array(
          z.object({
            id: Id,
            name: z.string(),
            email: z.string(),
            phone: z.string(),
            topic: z.string(),
            message: z.string(),
            reference: z.string(),
            at: Instant,
            isRead: z.boolean(),
          }),
        ),
        next: z.string().nullable(),
      }),
    ),
  read: endpoint('messages:read', 'Mark a message as read')
    .route({ method: 'POST', path: '/messages/{id}/read', tags })
    .input(z.object({ id: Id }))
    .output(Done),
}
