import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { SandboxDeps } from '../../deps.ts'
import { labelPairs, labelRooms } from '../../inventory/stays/catalogue/label-pairs.ts'
import { type StaySupplier, staySuppliers } from '../../inventory/stays/catalogue/suppliers.ts'
import { type City, cityByCode } from '../../inventory/stays/world/cities.ts'

const numbered = new Map(staySuppliers.map((supplier) => [String(supplier.number), supplier]))
const supplier = z.custom<string>((value) => typeof value === 'string' && numbered.has(value), 'is no supplier of stays')
const city = z.custom<string>((value) => typeof value === 'string' && cityByCode.has(value), 'is no city with properties')
const pairsQuery = z.object({ left: supplier, right: supplier, city: city.optional() })
const roomsQuery = z.object({ left: supplier, right: supplier, city })

interface Asked {
  left: StaySupplier
  right: StaySupplier
  city: City | undefined
}

/** Both suppliers and the city that checked words name. */
function read(asked: z.infer<typeof pairsQuery>): Asked {
  const [left, right] = [numbered.get(asked.left), numbered.get(asked.right)]
  if (!left || !right) throw new Error(`no supplier ${asked.left} or ${asked.right}`)
  return { left, right, city: asked.city === undefined ? undefined : cityByCode.get(asked.city) }
}

const refuse = (reply: FastifyReply, { issues }: z.ZodError) =>
  reply.code(422).send({
    error: { code: 'invalid_request', message: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') },
  })

/**
 * The truth about properties, which suppliers do not send: `GET /control/stays/pairs?left=2&right=3[&city=LOS]` returns which ids of two suppliers
 * are one property, `GET /control/stays/rooms?left=2&right=3&city=LOS` each supplier's name of the same room.
 */
export function registerLabels(app: FastifyInstance, { seed }: SandboxDeps): void {
  app.get('/control/stays/pairs', async (request, reply) => {
    const asked = pairsQuery.safeParse(request.query)
    if (!asked.success) return refuse(reply, asked.error)
    const { left, right, city: place } = read(asked.data)
    return { left: left.title, right: right.title, ...labelPairs(left, right, seed, place) }
  })

  app.get('/control/stays/rooms', async (request, reply) => {
    const asked = roomsQuery.safeParse(request.query)
    if (!asked.success) return refuse(reply, asked.error)
    const { left, right, city: place } = read(asked.data)
    return { left: left.title, right: right.title, properties: place ? labelRooms(left, right, seed, place) : [] }
  })
}
