import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFailure } from '../answer-failure.ts'
import { shedLoad } from './shed-load.ts'

/** A server under constant pressure at the given second. */
async function under() {
  let second = 0
  const refuse = shedLoad(() => second * 1_000)
  const app = fastify()
  app.setErrorHandler(answerFailure)
  app.addHook('onRequest', refuse)
  app.get('/*', async () => 'fine')
  return async (at: number, url: string) => {
    second = at
    const { statusCode, headers } = await app.inject({ url, headers: { accept: 'application/json' } })
    return [statusCode, headers['retry-after']]
  }
}

test('a short pause of the event loop refuses nothing', async () => {
  const ask = await under()
  expect(await ask(10, '/api/orders')).toEqual([200, undefined])
  expect(await ask(11, '/api/orders')).toEqual([200, undefined])
})

test('lasting pressure is refused, with Retry-After', async () => {
  const ask = await under()
  await ask(10, '/api/orders')
  expect(await ask(12, '/api/orders')).toEqual([503, '5'])
  expect(await ask(14, '/order?query=1')).toEqual([503, '5'])
})

test('assets of an open page, webhooks and health checks are never refused', async () => {
  const ask = await under()
  await ask(10, '/api/orders')
  for (const url of [
    '/assets/list-DZk9T78w.js',
    '/flags/NG.svg',
    '/favicon.svg',
    '/api/webhooks/paystack',
    '/healthz',
    '/readyz',
  ])
    expect(await ask(12, url), url).toEqual([200, undefined])
})

test('requests are accepted again after the pressure has ended', async () => {
  const ask = await under()
  await ask(10, '/api/orders')
  await ask(12, '/api/orders')
  expect(await ask(16, '/api/orders')).toEqual([200, undefined])
})
