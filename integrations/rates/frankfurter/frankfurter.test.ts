import { afterEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '#sandbox/app.ts'
import { type Answer, type AnsweringServer, json, serveAnswers } from '../../http/serve-answers.ts'
import { ratesConformance } from '../conformance.ts'
import { createFrankfurter, plainDecimal } from './index.ts'

ratesConformance('Frankfurter, at the sandbox', {
  async open() {
    const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind' })
    return { rates: createFrankfurter({ baseUrl: `${await sandbox.listen()}/frankfurter/` }), close: () => sandbox.close() }
  },
})

describe('Frankfurter', () => {
  let server: AnsweringServer | null = null
  afterEach(async () => {
    await server?.close()
    server = null
  })
  async function open(answer: Answer) {
    server = await serveAnswers(answer)
    return createFrankfurter({ baseUrl: server.url })
  }
  const row = (quote: string, rate: unknown, date = '2026-11-20', base = 'USD') => ({ date, base, quote, rate })

  test('requests the quotes of a base and returns the oldest day', async () => {
    const rates = await open(json(200, [row('NGN', 1530.25), row('GBP', 0.7812, '2026-11-19')]))
    expect(await rates.latest('USD', ['NGN', 'GBP'])).toEqual({
      base: 'USD',
      date: '2026-11-19',
      rates: [
        { currency: 'NGN', rate: '1530.25' },
        { currency: 'GBP', rate: '0.7812' },
      ],
      source: 'Frankfurter',
    })
    expect(server?.seen[0]?.url).toBe('/v2/rates?base=USD&quotes=NGN%2CGBP')
  })

  test.each([0, -1, '1530', null])('a rate of %s drops only that currency', async (rate) => {
    const rates = await open(json(200, [row('NGN', rate), row('GBP', 0.7812)]))
    expect((await rates.latest('USD')).rates).toEqual([{ currency: 'GBP', rate: '0.7812' }])
  })

  test('rates of another base are not accepted', async () => {
    const rates = await open(json(200, [row('NGN', 1780, '2026-11-20', 'EUR')]))
    await expect(rates.latest('USD')).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test.each([
    [1530.25, '1530.25'],
    [0.00065, '0.00065'],
    [1.5e-7, '0.00000015'],
    [1e21, '1000000000000000000000'],
    [1.25e21, '1250000000000000000000'],
  ])('%s is written %s', (value, text) => {
    expect(plainDecimal(value)).toBe(text)
  })
})
