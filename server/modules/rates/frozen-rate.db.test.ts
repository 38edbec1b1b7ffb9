import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '#tests/database.ts'
import { createCache } from '../../cache.ts'
import { systemAt } from '../../seed/system-at.ts'
import { openSystem, tableOfRates } from '../flights/testing/open-system.ts'
import { frozenRate } from './frozen-rate.ts'
import { listRates } from './list-rates.ts'

let opened: ReturnType<typeof openSystem>
const hours = (n: number) => n * 3_600_000

beforeEach(async () => {
  opened = openSystem(await testDatabase(), { rates: tableOfRates({ 'USD/NGN': '1530.25', 'GBP/NGN': '2034.110' }) })
})
afterEach(() => opened.close())

/** Advances the time: the cache uses real timers, so it is emptied as by a restart. */
function later(milliseconds: number) {
  opened.clock.now = new Date(opened.clock.now.getTime() + milliseconds)
  opened.system.cache = createCache(null)
}

const usd = () => frozenRate({ system: opened.system }, 'USD', 'NGN')

describe('a frozen rate', () => {
  it('is the source’s own text, with its name and time', async () => {
    expect(await usd()).toEqual({ rate: '1530.25', at: '2026-11-21T11:00:00.000Z', source: 'Central Bank, 20 Nov 2026' })
    expect((await frozenRate({ system: opened.system }, 'GBP', 'NGN')).rate).toBe('2034.110')
  })

  it('between equal currencies is 1 without a request', { tags: ['full'] }, async () => {
    const rates = tableOfRates({})
    opened.system.integrations.rates = rates
    expect((await frozenRate({ system: opened.system }, 'NGN', 'NGN')).rate).toBe('1')
    expect(rates.asked).toEqual([])
  })

  it('is requested once by a hundred concurrent searches, and again after an hour, also after a restart', {
    tags: ['full'],
  }, async () => {
    const rates = tableOfRates({ 'USD/NGN': '1530.25' })
    opened.system.integrations.rates = rates
    await Promise.all(Array.from({ length: 100 }, usd))
    expect(rates.asked).toEqual(['USD/NGN'])
    later(hours(1) - 1)
    await usd()
    expect(rates.asked).toHaveLength(1)
    later(1)
    await usd()
    expect(rates.asked).toHaveLength(2)
  })

  it('is used for at most 48 hours while the source does not respond, with its original time', {
    tags: ['full'],
  }, async () => {
    const { at } = await usd()
    opened.system.integrations.rates = tableOfRates({})
    later(hours(48))
    expect(await usd()).toMatchObject({ rate: '1530.25', at })
    later(1)
    await expect(usd()).rejects.toMatchObject({ code: 'supplier.unavailable' })
  })

  it('of an earlier day is that day’s, and does not replace the latest', { tags: ['full'] }, async () => {
    const ofDays: string[] = []
    const table = tableOfRates({ 'USD/NGN': '1530.25' })
    const latest: typeof table.latest = async (base, quotes, on) => {
      ofDays.push(on ?? 'latest')
      return { ...(await table.latest(base, quotes)), ...(on && { date: on, rates: [{ currency: 'NGN', rate: '1498.10' }] }) }
    }
    opened.system.integrations.rates = { ...table, latest }
    await usd()
    const then = systemAt(opened.system, new Date('2026-11-13T10:00:00Z'))
    const entered = await frozenRate({ system: then }, 'USD', 'NGN')
    expect(entered).toEqual({ rate: '1498.10', at: '2026-11-13T10:00:00.000Z', source: 'Central Bank, 13 Nov 2026' })
    expect(ofDays).toEqual(['latest', '2026-11-13'])
    opened.system.cache = createCache(null)
    expect((await usd()).rate).toBe('1530.25')
  })

  it('is an error when none was ever known', { tags: ['full'] }, async () => {
    await expect(frozenRate({ system: opened.system }, 'KWD', 'NGN')).rejects.toMatchObject({ code: 'supplier.unavailable' })
  })
})

describe('the list of rates', { tags: ['full'] }, () => {
  it('gives the price of each currency in naira, by name, the naira first, without unknown ones', async () => {
    expect(await listRates(opened.system, 'NGN')).toEqual({
      base: 'NGN',
      at: '2026-11-21T11:00:00.000Z',
      source: 'Central Bank, 20 Nov 2026',
      rates: [
        { currency: 'NGN', name: 'Nigerian Naira', symbol: '₦', rate: '1' },
        { currency: 'USD', name: 'US Dollar', symbol: '$', rate: '1530.25' },
        { currency: 'GBP', name: 'British Pound', symbol: '£', rate: '2034.110' },
      ],
    })
  })

  it('is unavailable when no rate is known', async () => {
    opened.system.integrations.rates = tableOfRates({})
    await expect(listRates(opened.system, 'NGN')).rejects.toMatchObject({ code: 'supplier.unavailable' })
  })
})
