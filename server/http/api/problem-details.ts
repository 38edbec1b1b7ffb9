import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

const WireError = z.looseObject({
  code: z.string(),
  status: z.number(),
  message: z.string(),
  data: z.looseObject({ title: z.string() }),
})
type WireError = z.infer<typeof WireError>

/**
 * An error of the catalogue as the text of problem details (RFC 9457): `type`, `title`, `status` and `detail`. The catalogue's members `code`,
 * `message` and `data` are extension members (RFC 9457, section 3.2). The request is named by the header `X-Request-Id`.
 */
export const problemText = (wire: WireError): string =>
  JSON.stringify({
    type: `urn:error:${wire.code}`,
    title: wire.data.title,
    detail: wire.message,
    ...wire,
  })

/** Errors that the API's endpoints answer, which the router writes as JSON, are sent as problem details. */
export function sendProblems(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (reply.statusCode < 400 || !isJson || typeof payload !== 'string' || !request.url.startsWith('/api/')) return payload
    const { data: wire } = WireError.safeParse(JSON.parse(payload))
    if (!wire) return payload
    reply.type(PROBLEM_TYPE).removeHeader('content-length')
    return problemText(wire)
  })
}
