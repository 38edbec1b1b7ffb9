import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { searchStreams as rows } from '#products/server/search-streams.ts'
import type { StreamedSearch } from '../../modules/search/streamed-search.ts'
import { eventText } from '../../modules/search/session/event-text.ts'
import { admit } from '../implement.ts'
import type { RequestContext } from '../request-context.ts'
import { toClientError } from './map-error.ts'

/** Where one product's searches are asked for, below the API's prefix, and how they are answered. */
export interface SearchStream {
  path: string
  /** Null for every refused request: the endpoint itself writes the refusal. */
  open(context: RequestContext, body: unknown, reply: FastifyReply): Promise<Buffer | Readable | null>
}

/** Proxies close a connection without traffic. */
const KEEP_ALIVE_MS = 5_000

function streamOf({ endpoint, name, open }: StreamedSearch): SearchStream {
  const { meta, route } = endpoint['~orpc']
  return {
    path: route.path ?? '',
    async open(context, body, reply) {
      try {
        const { ctx } = await admit(context, meta)
        const left = new AbortController()
        reply.raw.once('close', () => left.abort())
        const events = await open(ctx, body, left.signal)
        if (events === null) return null
        return events instanceof Uint8Array ? Buffer.from(events) : streamed(events, context, name)
      } catch (error) {
        if (!(error instanceof AppError))
          context.system.log.warn({ err: error, requestId: context.requestId }, 'search not streamed')
        return null
      }
    },
  }
}

function streamed(events: AsyncIterable<Uint8Array>, context: RequestContext, name: StreamedSearch['name']): Readable {
  const stream = new PassThrough()
  const keepAlive = setInterval(() => stream.destroyed || stream.write(':\n\n'), KEEP_ALIVE_MS)
  void write(stream, events, { context, name }).finally(() => {
    clearInterval(keepAlive)
    stream.end()
  })
  return stream
}

/** Nothing more is written to a client that disconnected, but the search continues to its end. */
async function write(
  stream: PassThrough,
  events: AsyncIterable<Uint8Array>,
  { context, name }: { context: RequestContext; name: StreamedSearch['name'] },
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

/** The streamed search of every product that has one. */
export const searchStreams: readonly SearchStream[] = Object.values<StreamedSearch>(rows).map(streamOf)
