import { addDays } from '#domain/dates.ts'
import { coupleInLagos, readEvents } from '../book-stay.ts'
import { hasValkey, startValkey } from '../nodes/start-valkey.ts'
import { atMost, type Line, type Measure, type OpenMeasure, type Reading } from './measure.ts'
import { type Child, startChild } from './product/child.ts'
import { type OpenProduct, openProduct } from './product/open-product.ts'
import type { ProductClient } from './product/product-client.ts'

const SEARCHES = 3
const line = (what: string): Line => ({
  id: 'P1',
  what: `longest block of the serving thread, ${what}`,
  unit: 'ms',
  must: atMost(20),
  reference: 'a program without work, same time',
})

const blockLines: Record<string, Line> = {
  alone: line('a search of stays'),
  ...(hasValkey && {
    searching: line('a search of stays, results shared between two nodes'),
    reading: line('the other node, which reads those results'),
  }),
}

let index = 0
/** A search that nobody has made before, to its end. Its id. */
async function searchStays(client: ProductClient): Promise<string> {
  index += 1
  const [checkIn, checkOut] = [coupleInLagos.checkIn, coupleInLagos.checkOut].map((day) => addDays(day, index))
  const stream = await client.stream('/stays/searches', { ...coupleInLagos, checkIn, checkOut })
  const chunks: string[] = []
  stream.setEncoding('utf8')
  for await (const chunk of stream) chunks.push(chunk)
  const events = readEvents(chunks.join(''))
  if (events.at(-1)?.type !== 'finished') throw new Error('a search of stays did not finish')
  return events.find(({ type }) => type === 'started').searchId
}

/** What one property of a search is read for: the record of the search is parsed, and little is written. */
const readResults = (client: ProductClient, searchId: string) => client.call('GET', `/stays/searches/${searchId}?only[]=none`)

async function openServingThread(): Promise<OpenMeasure> {
  const server = hasValkey ? await startValkey() : null
  const open = (redisUrl?: string) =>
    openProduct({ engine: 'postgres', latencies: [0], offersEach: 6, hasStays: true, ...(redisUrl && { redisUrl }) })
  const [alone, shared, bare] = await Promise.all([open(), server && open(server.url), startChild('bare-route')])

  async function blocked(programs: readonly Child[], work: () => Promise<void>): Promise<Omit<Reading, 'line'>[]> {
    const ask = () => Promise.all([bare, ...programs].map((program) => program.longestBlock()))
    await ask()
    for (let time = 0; time < SEARCHES; time += 1) await work()
    const [reference, ...values] = await ask()
    return values.map((value) => ({ value, ...(reference !== undefined && { reference }) }))
  }
  const search = async ({ owner, second }: OpenProduct) => {
    const searchId = await searchStays(owner)
    if (second) await readResults(second.owner, searchId)
  }
  for (const one of [alone, shared]) if (one) await search(one)
  return {
    async round() {
      const names = [['alone'], ['searching', 'reading']] as const
      const found = [
        await blocked([alone.product], () => search(alone)),
        shared?.second ? await blocked([shared.product, shared.second.product], () => search(shared)) : [],
      ]
      return found.flatMap((readings, at) => readings.map((one, of) => ({ line: names[at]?.[of] ?? '', ...one })))
    },
    async close() {
      await Promise.all([alone.close(), shared?.close(), bare.stop()])
      await server?.kill()
    },
  }
}

/**
 * How long suppliers' answers block the thread that serves requests: searches of stays, whose answers have 24 MB, in search threads. The reference shows
 * what other programs add: the processors are shared with the suppliers and the load.
 */
export const servingThread: Measure = { name: 'serving-thread', lines: blockLines, open: openServingThread }
