import { z } from 'zod'
import { createHttp, type IntegrationLog } from '../../http.ts'
import type { Reviewer } from '../port.ts'

const ID = 'reviews'

const Verdict = z.object({
  decision: z.enum(['pending', 'approved', 'more_needed']),
  note: z.string().max(1_000).default(''),
})

export interface HttpReviewerOptions {
  baseUrl: string
  log?: IntegrationLog
}

/** `PUT v1/reviews/{id}`: repeatable, answers with the decision so far. */
export function createHttpReviewer({ baseUrl, log }: HttpReviewerOptions): Reviewer {
  const http = createHttp({ supplier: ID, baseUrl, headers: {}, timeoutMs: 10_000, log, explain: () => null })
  return {
    id: ID,
    async review({ id, ...submission }) {
      const { body } = await http.call({ method: 'PUT', path: `v1/reviews/${id}`, body: submission })
      const { decision, note } = Verdict.parse(body)
      return { decision: decision === 'more_needed' ? 'more-needed' : decision, note }
    },
  }
}
