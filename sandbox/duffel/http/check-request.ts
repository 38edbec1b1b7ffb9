import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRateLimiter } from './limit-rate.ts'
import { describeProblem, Problem, problem } from './problem.ts'

const VERSIONS = ['v1', 'v2', 'beta']

/** The token of `Authorization: Bearer <token>`; throws the vendor's 401 when there is none. */
export function tokenOf(request: FastifyRequest): string {
  const header = request.headers.authorization
  if (header === undefined || header === '') throw problem('missing_authorization_header')
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1]
  if (token === undefined) throw problem('invalid_authorization_header')
  return token
}

const takesJson = (accept: string) =>
  accept.split(',').some((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return !refused && ['*/*', 'application/*', 'application/json'].includes(range)
  })

function checkVersion(version: string | string[] | undefined): void {
  if (version === undefined || version === '') throw problem('missing_version_header')
  if (!VERSIONS.includes(String(version))) throw problem('unsupported_version')
}

function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Problem ? error : problemOf(error)
  if (refusal.items[0]?.code === 'internal_server_error') request.log.error(error)
  const { status, body } = describeProblem(refusal, request.id)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

/** Errors of the HTTP layer itself (a body that is too large, a malformed URL) are bad requests; all others are 500. */
function problemOf(error: unknown): Problem {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? problem('bad_request') : problem('internal_server_error')
}

/** The checks of every call, in the vendor's order, and the headers and error envelope of every response. */
export function checkRequests(app: FastifyInstance, now: () => Date, isKnownToken: (token: string) => boolean): void {
  const take = createRateLimiter()

  app.addHook('onRequest', async (request, reply) => {
    const rate = take(request.headers.authorization ?? request.ip, now())
    reply.headers({ ...rate.headers, 'x-request-id': request.id })
    if (!takesJson(request.headers.accept ?? '*/*')) throw problem('unsupported_format')
    if (!isKnownToken(tokenOf(request))) throw problem('access_token_not_found')
    checkVersion(request.headers['duffel-version'])
    if (!rate.allowed) throw problem('rate_limit_exceeded')
  })

  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  app.setNotFoundHandler((request, reply) => answerProblem(problem('not_found'), request, reply))
}
