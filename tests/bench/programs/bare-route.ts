import fastify from 'fastify'
import { announce } from './announce.ts'

/** The reference: a Fastify that does nothing but answer, with as many bytes of JSON as asked for. */
const app = fastify()
app.get('/json', async () => ({ hello: 'world', at: 1, list: [1, 2, 3] }))
const bodies = new Map<number, { filler: string }>()
app.get<{ Params: { bytes: string } }>('/json/:bytes', async (request) => {
  const bytes = Number(request.params.bytes)
  const body = bodies.get(bytes) ?? { filler: 'x'.repeat(bytes) }
  bodies.set(bytes, body)
  return body
})
announce(await app.listen({ port: 0, host: '127.0.0.1' }), () => app.close())
