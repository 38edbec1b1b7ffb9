import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { StaySearch } from '#domain/stays/search.ts'
import type { Ctx } from '../../ctx.ts'
import { assertSold } from '../../modules/access/assert-sold.ts'
import { repeatAsText } from '../../modules/flights/repeat-as-text.ts'
import { searchFlights } from '../../modules/flights/search-flights.ts'
import { type Viewer, viewerOf } from '../../modules/pricing/viewer.ts'
import { eventText } from '../../modules/search/event-text.ts'
import { searchStays } from '../../modules/stays/search/search-stays.ts'
import { admit } from '../implement.ts'
import { toClientError } from './map-error.ts'
import type { RequestContext } from '../request-context.ts'

type Request<Search> = { search: Search } & Viewer

/** A search whose events are written without the general way's walk over everything that was found. */
interface Streamed<Search> {
  endpoint: (typeof contract)['flights' | 'stays']['search']
  shape: z.ZodType<Search>
  sold: SoldProduct
  /** The same search of a moment ago as bytes; null where there is none. */
  repeat: ((ctx: Ctx, request: Request<Search>) => Promise<Buffer | null>) | null
  search: (ctx: Ctx, request: Request<Search> & { signal: AbortSignal }) => Promise<AsyncIterable<unknown>>
  /** Of the endpoint, for its errors. */
  name: [area: string, verb: string]
}

/** Where one product's searches are asked for, below the API's prefix, and how they are answered. */
export interface SearchStream {
  path: string
  /** Null for everything that is refused: that is the endpoint's own to say, this only ever says yes. */
  open(context: RequestContext, body: unknown, reply: FastifyReply): Promise<Buffer | Readable | null>
}

/** Proxies close what stays silent for long. */
const KEEP_ALIVE_MS = 5_000

function streamOf<Search>({ endpoint, shape, sold, repeat, search: start, name }: Streamed<Search>): SearchStream {
  const { meta, route } = endpoint['~orpc']
  return {
    path: route.path ?? '',
    async open(context, body, reply) {
      const { data: search } = shape.safeParse(body)
      if (search === undefined) return null
      try {
        const { ctx } = await admit(context, meta.access)
        assertSold(ctx, sold)
        const request = { search, ...viewerOf(ctx) }
        const repeated = await repeat?.(ctx, request)
        if (repeated) return repeated
        const left = new AbortController()
        reply.raw.once('close', () => left.abort())
        return streamed(await start(ctx, { ...request, signal: left.signal }), context, name)
      } catch (error) {
        if (!(error instanceof AppError))
          context.system.log.warn({ err: error, requestId: context.requestId }, 'search not streamed')
        return null
      }
    },
  }
}

function streamed(events: AsyncIterable<unknown>, context: RequestContext, name: Streamed<never>['name']): Readable {
  const stream = new PassThrough()
  const keepAlive = setInterval(() => stream.destroyed || stream.write(':\n\n'), KEEP_ALIVE_MS)
  void write(stream, events, { context, name }).finally(() => {
    clearInterval(keepAlive)
    stream.end()
  })
  return stream
}

/** Who has left is written to no more, but the search itself is gone through to its end. */
async function write(
  stream: PassThrough,
  events: AsyncIterable<unknown>,
  { context, name }: { context: RequestContext; name: Streamed<never>['name'] },
): Promise<void> {
  try {
    for await (const event of events) {
      if (stream.destroyed) continue
      if (!stream.write(eventText('message', event))) await Promise.race([once(stream, 'drain'), once(stream, 'close')])
    }
  } catch (error) {
    if (!stream.destroyed) stream.write(eventText('error', toClientError(error, context, name).toJSON()))
  }
}

/** Every product that is searched by a stream: one row each. */
export const searchStreams: readonly SearchStream[] = [
  streamOf({
    endpoint: contract.flights.search,
    shape: FlightSearch,
    sold: 'flight',
    repeat: repeatAsText,
    search: searchFlights,
    name: ['flights', 'search'],
  }),
  streamOf({
    endpoint: contract.stays.search,
    shape: StaySearch,
    sold: 'stay',
    repeat: null,
    search: searchStays,
    name: ['stays', 'search'],
  }),
]
