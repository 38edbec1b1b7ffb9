import type { FastifyReply, FastifyRequest } from 'fastify'

/** The success of a panel form: a script gets a status, a browser without scripts is redirected to the panel. */
export const answerForm = (request: FastifyRequest, reply: FastifyReply) =>
  request.headers.accept === 'application/json' ? reply.send({ done: true }) : reply.redirect('/', 303)

/** An impossible request of a panel form; the panel shows the message. */
export const refuseForm = (reply: FastifyReply, message: string) =>
  reply.code(422).send({ error: { code: 'invalid_request', message } })
