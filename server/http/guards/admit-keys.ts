import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { System } from '../../system.ts'
import { type AdmittedKey, readKey } from '../visitor/read-key.ts'
import { addressGroup } from './address-group.ts'

const admitted = new WeakMap<FastifyRequest, AdmittedKey>()

/** The API key of a request; undefined for a request without one. */
export const keyOf = (request: FastifyRequest): AdmittedKey | undefined => admitted.get(request)

const api = '/api/'
/** Signed by their senders, and not called with a key. */
const webhooks = '/api/webhooks/'

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer +(\S.*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

/**
 * Admits requests of the API with `Authorization: Bearer`: such a request has the permissions of its key and no others, and its cookies are not read.
 * Browsers cannot send the header from another site without asking first, and that question is answered with no permission, so a key needs no
 * protection from cross-site requests besides that of all requests.
 */
export function admitKeys(app: FastifyInstance, system: System): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(api) || request.url.startsWith(webhooks)) return
    const text = bearerOf(request)
    if (text === null) return
    const key = await readKey(system, text, request.ip).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'auth.key-invalid')
        await system.rateLimits.consume([['api-key.unknown', addressGroup(request.ip)]])
      throw error
    })
    try {
      const { limit, remaining, resetSeconds } = await system.rateLimits.spend(['api-key', key.id])
      reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': resetSeconds })
    } catch (error) {
      if (error instanceof AppError) reply.header('retry-after', Number(error.data.retryAfterSeconds))
      throw error
    }
    admitted.set(request, key)
  })
}
