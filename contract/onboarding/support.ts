import { z } from 'zod'
import { supportTopics } from '#domain/onboarding.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../shapes.ts'

const tags = ['Accounts']

const topic = z.enum(supportTopics, 'Choose a topic.')

/** Questions of members to the operator. */
export const support = {
  list: endpoint('member', 'List your questions to support')
    .route({ method: 'GET', path: '/support-requests', tags })
    .output(z.object({ items: z.array(z.object({ id: Id, topic: z.string(), message: z.string(), at: Instant })) })),
  ask: endpoint('member', 'Send a question to support', ['input.too-many-requests'])
    .route({ method: 'POST', path: '/support-requests', tags, successStatus: 201 })
    .input(
      z.object({ topic, message: Words.min(10, 'Write at least 10 characters.').max(4_000, 'Write at most 4,000 characters.') }),
    )
    .output(z.object({ id: Id })),
}
