import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { System } from '../../system.ts'
import { findAgency, findHost } from '../visitor/find-host.ts'
import { isFromThisMachine } from '../visitor/from-this-machine.ts'
import { isSameSecret } from '../visitor/same-secret.ts'
import { hostName } from '../visitor/tenant.ts'

const Query = z.object({ domain: z.string().min(1).max(253), token: z.string().max(500).default('') })

/**
 * `GET /internal/domain-allowed?domain=`: 200 for a name that the reverse proxy may get a certificate for, 404 for every other. Accepts requests from
 * this machine, or with INTERNAL_TOKEN as `token` (a proxy's request has no header for it); anyone else gets 404.
 */
export function registerDomainAllowed(app: FastifyInstance, system: System): void {
  const { INTERNAL_TOKEN, ROOT_DOMAIN } = system.config
  app.get('/internal/domain-allowed', { config: { rateLimit: false }, logLevel: 'warn' }, async (request) => {
    const query = Query.safeParse(request.query)
    if (!query.success) throw new AppError('access.not-found')
    const { domain, token } = query.data
    const isTrusted = isFromThisMachine(request) || (INTERNAL_TOKEN !== undefined && isSameSecret(token, INTERNAL_TOKEN))
    if (!isTrusted || !(await isServed(domain))) throw new AppError('access.not-found')
    return { allowed: true }
  })

  async function isServed(domain: string): Promise<boolean> {
    const host = await findHost(system, domain)
    if (host.kind === 'unknown') return false
    if (host.slug === null) return hostName(domain) === ROOT_DOMAIN.toLowerCase()
    return (await findAgency(system, host.slug)) !== null
  }
}
