import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { isFromThisMachine } from './from-this-machine.ts'
import { isSameSecret } from './same-secret.ts'

/** Whether the client operates the product: a program on this machine, or a holder of METRICS_TOKEN. Nobody else is told about the node's dependencies. */
export function isOperator(request: FastifyRequest, { METRICS_TOKEN }: Config): boolean {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return (METRICS_TOKEN !== undefined && isSameSecret(token, METRICS_TOKEN)) || isFromThisMachine(request)
}
