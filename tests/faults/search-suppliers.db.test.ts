import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { buildSandbox } from '#sandbox/app.ts'
import { openDesk } from './open-desk.ts'
import { armAt, searchNewDay, sellFrom } from './search-desk.ts'

const desk = await openDesk()
const { dead } = desk
const troubled = await buildSandbox({ dir: ':memory:', latency: 0 })
await troubled.listen(0)

afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => troubled.close())

const suppliers = ['a', 'b', 'c']
const subsets = Array.from({ length: 7 }, (_, bits) => suppliers.filter((_id, at) => bits & (1 << at)))

test.each(subsets.map((failing) => [failing.join(' and ') || 'none', failing] as const))(
  "of three suppliers %s fails: the others' offers are sold and each failure is reported",
  async (_name, failing) => {
    const addressOf = (id: string) => (failing.includes(id) ? dead.F1 : desk.t.sandboxUrl)
    sellFrom(desk, Object.fromEntries(suppliers.map((id) => [id, addressOf(id)])))
    const { progress, offers, failure } = await searchNewDay(desk)
    expect(failure).toBeNull()
    expect(progress).toEqual(Object.fromEntries(suppliers.map((id) => [id, failing.includes(id) ? 'failed' : 'done'])))
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.filter(({ supplier }) => failing.includes(supplier))).toEqual([])
  },
)

test("when all suppliers fail, the search returns the catalogue's error", async () => {
  sellFrom(desk, { a: dead.F1, b: dead.F2, c: dead.F3 })
  expect(await searchNewDay(desk)).toMatchObject({
    status: 200,
    offers: [],
    progress: { a: 'failed', b: 'failed', c: 'failed' },
    failure: { code: 'flight.all-suppliers-failed', message: expect.stringMatching(/^None of the flight suppliers answered\./) },
  })
})

test('a supplier that fails ten times is not called, then called once, and used again after a response', async () => {
  sellFrom(desk, { troubled: troubled.url })
  await armAt(troubled.url, { fault: '500', path: '/air/batch_offer_requests' })
  const statusOf = async () => (await searchNewDay(desk)).progress.troubled
  const asked = async () => {
    const { requests } = Object(await (await fetch(`${troubled.url}/control/log`)).json())
    return requests.filter((one: { method: string }) => one.method === 'POST').length
  }
  const realNow = Date.now
  const minutesLater = (minutes: number) => vi.spyOn(Date, 'now').mockImplementation(() => realNow() + minutes * 60_000)

  for (let times = 0; times < 11; times += 1) expect(await statusOf()).toBe('failed')
  const untilLeftAlone = await asked()
  expect(untilLeftAlone).toBeLessThanOrEqual(10)

  minutesLater(1)
  for (let times = 0; times < 2; times += 1) expect(await statusOf()).toBe('failed')
  expect(await asked()).toBe(untilLeftAlone + 1)

  minutesLater(2)
  await armAt(troubled.url)
  for (let times = 0; times < 2; times += 1) expect(await statusOf()).toBe('done')
})
