import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'

let sandbox: Sandbox
beforeAll(async () => {
  // A Saturday.
  sandbox = await buildSandbox({ dir: ':memory:', now: () => new Date('2026-11-21T10:00:00Z') })
  await sandbox.listen()
})
afterAll(() => sandbox.close())

const get = async (path: string) => {
  const answer = await fetch(`${sandbox.url}/frankfurter/v2${path}`)
  return { status: answer.status, body: await answer.json() }
}

describe('rates', () => {
  it('are one row for each pair, of the last working day', async () => {
    const { body } = await get('/rates?base=USD&quotes=NGN,gbp')
    expect(body).toEqual([
      { date: '2026-11-20', base: 'USD', quote: 'GBP', rate: expect.any(Number) },
      { date: '2026-11-20', base: 'USD', quote: 'NGN', rate: expect.any(Number) },
    ])
    expect(body[1].rate).toBeGreaterThan(1400)
    expect(body[1].rate).toBeLessThan(1700)
  })

  it('are against the euro unless another base is requested', async () => {
    const { body } = await get('/rates')
    expect(body.length).toBeGreaterThanOrEqual(45)
    expect(new Set(body.map(({ base }: { base: string }) => base))).toEqual(new Set(['EUR']))
  })

  it('of a pair agree with the rates of each against the dollar', async () => {
    const [pair, naira, pound] = await Promise.all(['/rate/GBP/NGN', '/rate/USD/NGN', '/rate/usd/gbp'].map(get))
    expect(pair?.body.rate).toBeCloseTo(naira?.body.rate / pound?.body.rate, 0)
  })

  it('differ from day to day, and are the same for the same day', async () => {
    const one = await get('/rate/USD/NGN?date=2026-11-18')
    const other = await get('/rate/USD/NGN?date=2026-11-19')
    expect(one.body.rate).not.toBe(other.body.rate)
    expect(Math.abs(one.body.rate / other.body.rate - 1)).toBeLessThan(0.02)
    expect(await get('/rate/USD/NGN?date=2026-11-18')).toEqual(one)
  })

  it('do not change for a pegged currency', async () => {
    expect((await get('/rate/USD/AED?date=2026-05-05')).body.rate).toBe(3.6725)
  })

  it('are a series of working days', async () => {
    const { body } = await get('/rates?base=USD&quotes=KES&from=2026-11-13&to=2026-11-17')
    expect(body.map(({ date }: { date: string }) => date)).toEqual(['2026-11-13', '2026-11-16', '2026-11-17'])
  })

  it.each(['/rates?base=XXX', '/rates?quotes=NGN,ABC', '/rate/USD/NOPE', '/rates?date=21-11-2026', '/rates?date=2026-02-30'])(
    '%s is not processable',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 422, body: { status: 422, message: expect.any(String) } })
    },
  )

  it('are absent for future days', async () => {
    expect((await get('/rates?date=2027-01-01')).body).toEqual([])
  })
})

it('currencies have a name, a symbol and their decimals', async () => {
  const { body } = await get('/currencies')
  const find = (code: string) => body.find(({ iso_code }: { iso_code: string }) => iso_code === code)
  expect(find('NGN')).toMatchObject({ name: 'Nigerian Naira', symbol: '₦', decimals: 2 })
  expect([find('JPY').decimals, find('KWD').decimals]).toEqual([0, 3])
  expect((await get('/currency/XYZ')).status).toBe(404)
})
