import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'

const DAILY = 1_000_00
const Quote = z.object({ id: z.string(), net: z.object({ amount: z.int(), currency: z.string() }) })
const Policy = z.object({
  id: z.string(),
  number: z.string(),
  reference: z.string(),
  quoteId: z.string(),
  isCancelled: z.boolean(),
})
type Policy = z.infer<typeof Policy>

let address = ''

/** The insurer: a small server that quotes a price a day and sells policies. */
export async function startInsurer(): Promise<{ policies: Map<string, Policy>; close(): void }> {
  const policies = new Map<string, Policy>()
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const [, area, id = ''] = (request.url ?? '').split('/')
    const known = policies.get(id)
    if (request.method === 'GET') return answer(known ? 200 : 404, known ?? {})
    if (request.method === 'DELETE' && known) {
      known.isCancelled = true
      return answer(200, known)
    }
    const asked = Object(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    if (area === 'quotes') return answer(201, { id: `q-${asked.days}`, net: { amount: DAILY * asked.days, currency: 'NGN' } })
    const number = `POL${policies.size + 1}`
    const made = { id: `p-${policies.size + 1}`, number, reference: asked.reference, quoteId: asked.quoteId, isCancelled: false }
    policies.set(made.id, made)
    answer(201, made)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { policies, close: () => void server.close() }
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${address}${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (response.status === 404) return null
  if (!response.ok) throw new SupplierError('unavailable', insurer.id, `The insurer answered ${response.status}`)
  return response.json()
}

const toOrder = (told: unknown): SupplierOrder => {
  const { id, number, reference, quoteId, isCancelled } = Policy.parse(told)
  return {
    id,
    supplierOfferId: quoteId,
    reference,
    bookingReference: number,
    status: isCancelled ? 'cancelled' : 'issued',
    details: {},
    total: null,
    payBy: null,
    priceGuaranteedUntil: null,
    voidUntil: null,
  }
}

/** The product's client of the insurer. */
export const insurer = {
  id: 'insurer',
  title: 'Insurer',
  quote: async (days: number) => Quote.parse(await ask('POST', '/quotes', { days })),
  bind: async (reference: string, quoteId: string) => toOrder(await ask('POST', '/policies', { reference, quoteId })),
  read: async (id: string): Promise<SupplierOrder | null> => {
    const found = await ask('GET', `/policies/${id}`)
    return found ? toOrder(found) : null
  },
  cancel: async (id: string) => toOrder(await ask('DELETE', `/policies/${id}`)),
}
