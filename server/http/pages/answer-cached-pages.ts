import type { FastifyInstance } from 'fastify'
import type { Answered } from '../report-requests.ts'
import { sendAnswer } from './page-answer.ts'
import type { PublicPages } from './public-pages.ts'

export interface Front {
  pages: PublicPages
  newId(): string
  tell(answered: Answered): void
}

/**
 * Sends a page that was sent a moment ago again, before Fastify handles the request (decision 043). Other requests pass through rate limits, tenant,
 * page store and rendering (`web.ts`), which stores the page here.
 */
export function answerCachedPages(app: FastifyInstance, { pages, newId, tell }: Front): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const began = performance.now()
    const answer = isClosing ? null : pages.atHand(request)
    if (!answer) return app.routing(request, response)
    const [id, { method = '', url = '' }] = [newId(), request]
    const status = sendAnswer(answer, { id, request, response })
    tell({ id, method, url, route: '/*', status, milliseconds: performance.now() - began })
  })
}
