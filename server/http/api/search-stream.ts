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
import { flightSearches } from '../../modules/flights/search/flight-searches.ts'
import { viewerOf } from '../../modules/pricing/viewer.ts'
import type { SearchEvents } from '../../modules/search/open-search.ts'
import type { SearchRequest } from '../../modules/search/search-row.ts'
import { eventText } from '../../modules/search/session/event-text.ts'
import { staySearches } from '../../modules/stays/search/stay-searches.ts'
import { admit } from '../implement.ts'
import type { RequestContext } from '../request-context.ts'
import { toClientError } from './map-error.ts'

/** A search whose events are written without the general way's walk over everything that was found. */
interface Streamed<Search> {
  endpoint: (typeof contract)['flights' | 'stays']['search']
  shape: z.ZodType<Search>
  sold: SoldProduct
  searches: { open(ctx: Ctx, request: SearchRequest<Search>): Promise<SearchEvents> }
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

function streamOf<Search>({ endpoint, shape, sold, searches, name }: Streamed<Search>): SearchStream {
  const { meta, route } = endpoint['~orpc']
  return {
    path: route.path ?? '',
    async open(context, body, reply) {
      const { data: search } = shape.safeParse(body)
      if (search === undefined) return null
      try {
        const { ctx } = await admit(context, meta.access)
        assertSold(ctx, sold)
        const left = new AbortController()
        reply.raw.once('close', () => left.abort())
        const events = await searches.open(ctx, { search, ...viewerOf(ctx), signal: left.signal })
        return events instanceof Uint8Array ? Buffer.from(events) : streamed(events, context, name)
      } catch (error) {
        if (!(error instanceof AppError))
          context.system.log.warn({ err: error, requestId: context.requestId }, 'search not streamed')
        return null
      }
    },
  }
}

function streamed(events: AsyncIterable<Uint8Array>, context: RequestContext, name: Streamed<never>['name']): Readable {
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
  events: AsyncIterable<Uint8Array>,
  { context, name }: { context: RequestContext; name: Streamed<never>['name'] },
): Promise<void> {
  try {
    for await (const event of events) {
      if (stream.destroyed) continue
      if (!stream.write(event)) await Promise.race([once(stream, 'drain'), once(stream, 'close')])
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
    searches: flightSearches,
    name: ['flights', 'search'],
  }),
  streamOf({
    endpoint: contract.stays.search,
    shape: StaySearch,
    sold: 'stay',
    searches: staySearches,
    name: ['stays', 'search'],
  }),
]
