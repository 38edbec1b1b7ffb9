import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const DAY_MS = 86_400_000
/** For a bag and a day, and what is paid for a lost bag, in kobo. */
const COVERS = [
  { code: 'cabin', name: 'Cabin bag cover', daily: 500_00, limit: 200_000_00 },
  { code: 'all', name: 'All bags cover', daily: 900_00, limit: 750_000_00 },
]

const Wanted = z.object({ from: z.iso.date(), to: z.iso.date(), bags: z.int() })
const Bought = Wanted.extend({ code: z.string(), reference: z.string() })

/** A sold policy. */
interface Policy {
  id: string
  number: string
  code: string
  reference: string
  price: number
  isCancelled: boolean
}

/** The insurer: a small HTTP server that quotes covers, sells policies and cancels them. */
export async function startInsurer(): Promise<{ url: string; policies: ReadonlyMap<string, Policy>; close(): void }> {
  const policies = new Map<string, Policy>()
  const server: Server = createServer(async (request, response) => {
    const { status, body } = await answer(request, policies)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, policies, close: () => void server.close() }
}

async function answer(request: IncomingMessage, policies: Map<string, Policy>): Promise<{ status: number; body: unknown }> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://insurer')
  const [, area, id = ''] = pathname.split('/')
  const known = policies.get(id)
  if (request.method === 'DELETE' && known) known.isCancelled = true
  if (id) return known ? { status: 200, body: known } : { status: 404, body: {} }
  if (request.method === 'GET') {
    const reference = searchParams.get('reference')
    return { status: 200, body: [...policies.values()].filter((policy) => policy.reference === reference) }
  }
  const sent: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString())
  if (area === 'quotes') return { status: 200, body: quotesFor(Wanted.parse(sent)) }
  const { code, reference, ...wanted } = Bought.parse(sent)
  const price = quotesFor(wanted).find((quote) => quote.code === code)?.price
  if (price === undefined) return { status: 409, body: {} }
  const count = policies.size + 1
  const policy = { id: `p-${count}`, number: `BAG${1000 + count}`, code, reference, price, isCancelled: false }
  policies.set(policy.id, policy)
  return { status: 201, body: policy }
}

function quotesFor({ from, to, bags }: z.infer<typeof Wanted>) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return COVERS.map(({ code, name, daily, limit }) => ({ code, name, limit, price: daily * days * bags }))
}
