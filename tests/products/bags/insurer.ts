import { z } from 'zod'
import { money } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SearchOptions, SupplierOrder } from '#integrations/supplier-order.ts'
import type { BagOffer, BagSearch } from './shapes.ts'

const Quotes = z.array(z.object({ code: z.string(), name: z.string(), limit: z.int(), price: z.int() }))
const Policy = z.object({
  id: z.string(),
  number: z.string(),
  code: z.string(),
  reference: z.string(),
  price: z.int(),
  isCancelled: z.boolean(),
})

const id = 'bag-insurer'
const inNaira = (amount: number) => money(amount, 'NGN')

async function ask(method: string, path: string, options: { body?: unknown; signal?: AbortSignal } = {}): Promise<unknown> {
  const { body, signal } = options
  // The test that starts the insurer says where it is.
  const response = await fetch(`${process.env.BAG_INSURER_URL}${path}`, {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.status === 404) return null
  if (response.status === 409) throw new SupplierError('sold-out', id, 'The cover is not sold')
  if (!response.ok) throw new SupplierError('unavailable', id, `The insurer answered ${response.status}`)
  return response.json()
}

function toOrder(told: unknown): SupplierOrder {
  const { id: policyId, number, code, reference, price, isCancelled } = Policy.parse(told)
  return {
    id: policyId,
    supplierOfferId: code,
    reference,
    bookingReference: number,
    status: isCancelled ? 'cancelled' : 'issued',
    details: {},
    total: inNaira(price),
    payBy: null,
    priceGuaranteedUntil: null,
    voidUntil: null,
  }
}

/** The product's client of the insurer. */
export const insurer = {
  id,
  title: 'Bag insurer',
  async *search(search: BagSearch, { signal }: SearchOptions): AsyncGenerator<BagOffer[]> {
    yield await insurer.quote(search, signal)
  },
  async quote({ from, to, bags }: BagSearch, signal?: AbortSignal): Promise<BagOffer[]> {
    const told = Quotes.parse(await ask('POST', '/quotes', { body: { from, to, bags }, ...(signal && { signal }) }))
    return told.map(({ code, name, limit, price }) => ({
      id: code,
      name,
      limit: inNaira(limit),
      from,
      to,
      bags,
      supplier: id,
      net: inNaira(price),
    }))
  },
  book: async ({ id: code, from, to, bags }: BagOffer, reference: string): Promise<SupplierOrder> =>
    toOrder(await ask('POST', '/policies', { body: { code, from, to, bags, reference } })),
  async read(policyId: string): Promise<SupplierOrder | null> {
    const found = await ask('GET', `/policies/${policyId}`)
    return found ? toOrder(found) : null
  },
  async findBooking(reference: string): Promise<SupplierOrder | null> {
    const [found] = z.array(z.unknown()).parse(await ask('GET', `/policies?reference=${reference}`))
    return found ? toOrder(found) : null
  },
  cancel: async (policyId: string): Promise<SupplierOrder> => toOrder(await ask('DELETE', `/policies/${policyId}`)),
}
