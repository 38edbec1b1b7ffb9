import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { System } from '../system.ts'

/** `/healthz`: the process lives. `/readyz`: it can work, that is, the database answers; 503 otherwise. */
export function registerHealth(app: FastifyInstance, system: System): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await system.db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'the database does not answer' })
    }
  })
}
