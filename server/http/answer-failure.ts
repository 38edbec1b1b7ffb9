import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { codeOfBug, toWire } from './api/map-error.ts'
import { PROBLEM_TYPE, problemText } from './api/problem-details.ts'

/** Errors that the HTTP server itself returns before any endpoint is called, by status. */
const byStatus: Record<number, ErrorCode> = {
  404: 'access.not-found',
  413: 'input.too-large',
  415: 'input.wrong-type',
  429: 'input.too-many-requests',
  503: 'server.busy',
}

function codeOf(error: unknown): ErrorCode {
  const status = Number(Object(error).statusCode ?? 500)
  return byStatus[status] ?? (status < 500 ? 'input.unreadable' : codeOfBug(error))
}

/** Answers with an error of the catalogue where no endpoint has answered; a bug is logged in full, and the client gets only its request id. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = error instanceof AppError ? error.code : codeOf(error)
  if (code === 'server.failed') request.log.error({ err: error, requestId: request.id }, 'request failed')
  const wait = Number(reply.getHeader('retry-after'))
  const known = error instanceof AppError ? error.data : {}
  const wire = toWire(code, {
    ...known,
    ...(code === 'server.failed' ? { requestId: request.id } : {}),
    ...(wait > 0 ? { retryAfterSeconds: wait } : {}),
  })
  return reply.code(wire.status).type(PROBLEM_TYPE).send(problemText(wire.toJSON()))
}
