import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SandboxDeps } from '../../deps.ts'
import { cityByCode } from '../../inventory/stays/cities.ts'
import { labelPairs } from '../../inventory/stays/label-pairs.ts'
import { type StaySupplier, staySuppliers } from '../../inventory/stays/suppliers.ts'

const supplierNumber = z.coerce.number().int().min(1).max(staySuppliers.length)
const labelsQuery = z.object({ left: supplierNumber, right: supplierNumber, city: z.string().length(3).toUpperCase().optional() })

const numbered = (wanted: number): StaySupplier | undefined => staySuppliers.find(({ number }) => number === wanted)

/**
 * `GET /control/stays/pairs?left=2&right=3[&city=LOS]`: which ids of two suppliers are one house, and which only one of them sells.
 * It is what a matching of houses is measured against, and nothing of it can be learnt from the suppliers themselves.
 */
export function registerLabels(app: FastifyInstance, deps: SandboxDeps): void {
  app.get('/control/stays/pairs', async (request, reply) => {
    const asked = labelsQuery.safeParse(request.query)
    const left = asked.data && numbered(asked.data.left)
    const right = asked.data && numbered(asked.data.right)
    const city = asked.data?.city === undefined ? undefined : cityByCode.get(asked.data.city)
    if (!left || !right || (asked.data?.city !== undefined && city === undefined)) {
      return reply
        .code(422)
        .send({ error: { code: 'invalid_request', message: 'Send left and right, 1 to 10, and a known city or none' } })
    }
    return { left: left.title, right: right.title, ...labelPairs(left, right, deps.seed, city) }
  })
}
