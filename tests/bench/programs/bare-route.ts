import fastify from 'fastify'
import { announce } from './announce.ts'

/** The reference: a Fastify that only returns JSON or a page of the requested size. */
const app = fastify()
app.get('/json', async () => ({ hello: 'world', at: 1, list: [1, 2, 3] }))
const bodies = new Map<number, { filler: string }>()
app.get<{ Params: { bytes: string } }>('/json/:bytes', async (request) => {
  const bytes = Number(request.params.bytes)
  const body = bodies.get(bytes) ?? { filler: 'x'.repeat(bytes) }
  bodies.set(bytes, body)
  return body
})
const pages = new Map<number, Buffer>()
app.get<{ Params: { bytes: string } }>('/page/:bytes', async (request, reply) => {
  const bytes = Number(request.params.bytes)
  const page = pages.get(bytes) ?? Buffer.alloc(bytes, 'x')
  pages.set(bytes, page)
  return reply.type('text/html; charset=utf-8').send(page)
})
/** A page of only text, as a reference for browsers. */
app.get('/text', async (_request, reply) =>
  reply
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text</title>' +
        '<meta name="description" content="A page of text."></head><body><main><h1>Text</h1><p>Nothing else.</p></main></body></html>',
    ),
)
announce(await app.listen({ port: 0, host: '127.0.0.1' }), () => app.close())
