import type { FastifyReply, FastifyRequest } from 'fastify'

/** A panel form did its work: the script that sent it is told so, a browser without one is shown the panel again. */
export const answerForm = (request: FastifyRequest, reply: FastifyReply) =>
  request.headers.accept === 'application/json' ? reply.send({ done: true }) : reply.redirect('/', 303)

/** An impossible request of a panel form; the panel shows the message. */
export const refuseForm = (reply: FastifyReply, message: string) =>
  reply.code(422).send({ error: { code: 'invalid_request', message } })
