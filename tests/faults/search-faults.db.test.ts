import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '#sandbox/app.ts'
import { openDesk } from './open-desk.ts'
import { armAt, type Streamed, searchNewDay, sellFrom } from './search-desk.ts'

const failed = { status: 'failed', sells: false }
const dropped = { status: 'done', sells: false }
const sells = { status: 'done', sells: true }

interface Row {
  f: string
  /** The armed fault; without one the supplier's address is unreachable. */
  fault?: string
  field?: string
  ms?: number
  status: string
  /** Whether any of its results are shown. */
  sells: boolean
}

const table: Row[] = [
  { f: 'F1', ...failed },
  { f: 'F2', ...failed },
  { f: 'F3', ...failed },
  { f: 'F4', fault: 'hang', ...failed },
  { f: 'F5', fault: 'hang-body', ...failed },
  { f: 'F6', fault: 'drip', ...failed },
  { f: 'F6', fault: 'drip', ms: 1, ...sells },
  { f: 'F6', fault: 'slow', ms: 20_000, ...failed },
  { f: 'F7', fault: 'reset', ...failed },
  { f: 'F7', fault: 'reset-body', ...failed },
  { f: 'F8', fault: 'truncated-json', ...failed },
  { f: 'F8', fault: 'malformed-json', ...failed },
  { f: 'F9', fault: 'html-200', ...failed },
  { f: 'F9', fault: 'empty-body', ...failed },
  { f: 'F10', fault: 'wrong-content-type', ...failed },
  { f: 'F11', fault: 'wrong-currency', ...sells },
  { f: 'F11', fault: 'wrong-unit', ...sells },
  { f: 'F12', fault: 'price-negative', ...dropped },
  { f: 'F12', fault: 'price-zero', ...dropped },
  { f: 'F12', fault: 'price-huge', ...dropped },
  { f: 'F12', fault: 'price-nan', ...dropped },
  { f: 'F13', fault: 'duplicate-ids', ...sells },
  { f: 'F14', fault: 'missing-field', field: 'id', ...failed },
  { f: 'F14', fault: 'missing-field', field: 'total_amount', ...dropped },
  { f: 'F15', fault: 'huge-body', ...failed },
  { f: 'F16', fault: 'gzip-bomb', ...failed },
  { f: 'F17', fault: '429', ...failed },
  { f: 'F17', fault: '429-bare', ...failed },
  { f: 'F18', fault: '500', ...failed },
  { f: 'F18', fault: '502-html', ...failed },
  { f: 'F18', fault: '503', ...failed },
  { f: 'F19', fault: 'lost-answer', ...failed },
  { f: 'F19', fault: '500-after', ...failed },
]

const named = table.map((row, at) => ({
  ...row,
  id: `s${at}`,
  name: [row.f, row.fault, row.field].filter(Boolean).join(' '),
}))

const desk = await openDesk({ SEARCH_TIMEOUT_MS: '10000' })

describe('a search with a working supplier and one with each fault', () => {
  let found: Streamed
  const sandboxes: Sandbox[] = []

  /** A supplier's address: its own sandbox, so that its fault affects no other, with other flights than the rest. */
  async function addressOf({ id, f, fault, ms, field }: (typeof named)[number]): Promise<string> {
    if (!fault) return desk.dead[f] ?? ''
    const sandbox = await buildSandbox({ dir: ':memory:', seed: id, latency: 0 })
    sandboxes.push(sandbox)
    const url = await sandbox.listen(0)
    await armAt(url, { fault, ms, field, path: '/air/batch_offer_requests' })
    return url
  }

  beforeAll(async () => {
    const troubled = await Promise.all(named.map(async (row) => [row.id, await addressOf(row)] as const))
    sellFrom(desk, { good: desk.t.sandboxUrl, ...Object.fromEntries(troubled) })
    found = await searchNewDay(desk)
  }, 60_000)
  afterAll(() => Promise.all(sandboxes.map((sandbox) => sandbox.close())))

  test("ends by its deadline with the results so far, and the working supplier's offers are sold", () => {
    expect(found).toMatchObject({ status: 200, failure: null, progress: { good: 'done' } })
    expect(found.types.at(-1)).toBe('finished')
    expect(found.offers.some(({ supplier }) => supplier === 'good')).toBe(true)
  })

  test('shows each offer under its own id, at a price that can be paid', () => {
    expect(new Set(found.offers.map(({ id }) => id)).size).toBe(found.offers.length)
    for (const { total } of found.offers) {
      expect(total.currency).toBe('NGN')
      expect(total.amount).toBeGreaterThan(0)
      expect(total.amount).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER)
    }
  })

  test.each(named.map((row) => [row.name, row] as const))(
    '%s: the failure is reported, and only valid offers are shown',
    (_name, row) => {
      expect(found.progress[row.id]).toBe(row.status)
      expect(found.offers.some(({ supplier }) => supplier === row.id)).toBe(row.sells)
    },
  )
})
