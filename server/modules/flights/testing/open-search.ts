import type { FlightEvent } from '#contract/flights.ts'
import { FlightEvent as EventShape } from '#contract/flights.ts'
import { addDays } from '#domain/dates.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import type { Ctx } from '../../../ctx.ts'
import { dealCodes, markupRules } from '../../../db/schema/index.ts'
import { flightSearches } from '../search/flight-searches.ts'
import { NOON, openSystem, tableOfRates } from './open-system.ts'
import { type ScriptedSupplier, type Step, scriptedSupplier } from './scripted-supplier.ts'

/**
 * Two agencies on a real database with scripted suppliers. The first, of `ctx`, has a 5 % markup and the deal code HARMATTAN (NGN 10,000 off), an
 * older and an inactive rule, and two invalid codes; `other` has nothing. A dollar costs NGN 1530.25.
 */
export async function openSearch(database: { url: string; close(): Promise<void> }) {
  const opened = openSystem(database, { rates: tableOfRates({ 'USD/NGN': '1530.25' }) })
  const ctx = await opened.addAgency('skyways')
  const other = await opened.addAgency('savanna')
  await addRules(ctx)
  let day = 0
  /** Each test searches its own date, so that no search is answered from another test's results. */
  const nextDay = () => {
    opened.clock.now = NOON
    day += 1
  }
  const searchFor = (change: Partial<FlightSearch> = {}): FlightSearch =>
    FlightSearch.parse({
      trip: 'one-way',
      from: 'LOS',
      to: 'LON',
      depart: addDays('2026-12-01', day),
      return: null,
      adults: 1,
      children: [7],
      infants: 1,
      cabin: 'economy',
      ...change,
    })
  function suppliers(scripts: Record<string, Step[]>): ScriptedSupplier[] {
    const list = Object.entries(scripts).map(([id, steps]) => scriptedSupplier(id, steps))
    opened.system.integrations.flights = list
    return list
  }
  async function run(search = searchFor(), as: Partial<{ ctx: Ctx; seesMargin: boolean }> = {}) {
    const request = { search, seesMargin: as.seesMargin ?? true, signal: new AbortController().signal }
    const events: FlightEvent[] = []
    for await (const event of await flightSearches.events(as.ctx ?? ctx, request)) events.push(EventShape.parse(event))
    const offers = events.flatMap((event) => (event.type === 'found' ? event.upserts : []))
    const searchId = events.flatMap((event) => (event.type === 'started' ? [event.searchId] : []))[0] ?? ''
    return { events, offers, searchId }
  }
  return { ...opened, ctx, other, nextDay, searchFor, suppliers, run }
}

async function addRules(ctx: Ctx): Promise<void> {
  const { agencyId } = ctx
  const rule = (name: string, value: number, createdAt: string, active = true) => ({
    id: ctx.newId(),
    agencyId,
    product: 'flight' as const,
    kind: 'percent' as const,
    name,
    value,
    active,
    createdAt: new Date(createdAt),
  })
  const code = { agencyId, kind: 'fixed', value: 10_000_00, currency: 'NGN' } as const
  await ctx.tx(async (tx) => {
    await tx
      .insert(markupRules)
      .values([
        rule('Old', 900, '2026-01-01T00:00:00Z'),
        rule('Standard', 500, '2026-02-01T00:00:00Z'),
        rule('Off', 5000, '2026-11-21T00:00:00Z', false),
      ])
    await tx.insert(dealCodes).values([
      { ...code, id: ctx.newId(), code: 'HARMATTAN' },
      { ...code, id: ctx.newId(), code: 'OVER', endsAt: new Date('2026-11-20T00:00:00Z') },
      { ...code, id: ctx.newId(), code: 'OFF', active: false },
    ])
  })
}
