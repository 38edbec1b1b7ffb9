import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { isFromThisMachine } from './from-this-machine.ts'
import { isSameSecret } from './same-secret.ts'

/** Whether who asks runs the product: a program on this machine, or one that has METRICS_TOKEN. Of what a node works with nobody else is told. */
export function isOperator(request: FastifyRequest, { METRICS_TOKEN }: Config): boolean {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return (METRICS_TOKEN !== undefined && isSameSecret(token, METRICS_TOKEN)) || isFromThisMachine(request)
}
