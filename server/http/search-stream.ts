import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { SearchEvent } from '#contract/flights.ts'
import { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { eventText, repeatAsText } from '../modules/flights/repeat-as-text.ts'
import { searchFlights } from '../modules/flights/search-flights.ts'
import { viewerOf } from '../modules/pricing/viewer.ts'
import { assertSold } from '../modules/shop/assert-sold.ts'
import { admit } from './implement.ts'
import { toClientError } from './map-error.ts'
import type { RequestContext } from './request-context.ts'

const { meta, route } = contract.flights.search['~orpc']

/** Where searches are asked for, below the API's prefix. */
export const searchPath = route.path ?? ''
/** Proxies close what stays silent for long. */
const KEEP_ALIVE_MS = 5_000

/**
 * The event stream of a search, written without the general way's walk over every offer: as bytes when the same one was made a moment ago,
 * else as it comes. Null for everything that is refused: that is the endpoint's own to say, this only ever says yes.
 */
export async function openSearchStream(
  context: RequestContext,
  body: unknown,
  reply: FastifyReply,
): Promise<Buffer | Readable | null> {
  const { data: search } = FlightSearch.safeParse(body)
  if (!search) return null
  try {
    const { ctx } = await admit(context, meta.access)
    assertSold(ctx, 'flights')
    const viewer = viewerOf(ctx)
    const repeated = await repeatAsText(ctx, { search, ...viewer })
    if (repeated) return repeated
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    return streamed(await searchFlights(ctx, { search, ...viewer, signal: left.signal }), context)
  } catch (error) {
    if (!(error instanceof AppError)) context.system.log.warn({ err: error, requestId: context.requestId }, 'search not streamed')
    return null
  }
}

function streamed(events: AsyncIterable<SearchEvent>, context: RequestContext): Readable {
  const stream = new PassThrough()
  const keepAlive = setInterval(() => stream.destroyed || stream.write(':\n\n'), KEEP_ALIVE_MS)
  void write(stream, events, context).finally(() => {
    clearInterval(keepAlive)
    stream.end()
  })
  return stream
}

/** Who has left is written to no more, but the search itself is gone through to its end. */
async function write(stream: PassThrough, events: AsyncIterable<SearchEvent>, context: RequestContext): Promise<void> {
  try {
    for await (const event of events) {
      if (stream.destroyed) continue
      if (!stream.write(eventText('message', event))) await Promise.race([once(stream, 'drain'), once(stream, 'close')])
    }
  } catch (error) {
    if (!stream.destroyed) stream.write(eventText('error', toClientError(error, context, ['flights', 'search']).toJSON()))
  }
}
