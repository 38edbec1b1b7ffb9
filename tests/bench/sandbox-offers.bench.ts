import { addDays } from '#domain/dates.ts'
import { accountById } from '#sandbox/inventory/accounts.ts'
import { passengerId } from '#sandbox/inventory/passenger-id.ts'
import { searchOffers } from '#sandbox/inventory/search-offers.ts'
import { atLeast, type Measure } from './measure.ts'

const MILLISECONDS = 3_000
const routes = [
  ['LOS', 'LON'],
  ['LOS', 'ABV'],
  ['LOS', 'DXB'],
  ['ABV', 'NYC'],
  ['LOS', 'JNB'],
] as const

/** Offers that the sandbox's inventory computes per second of processor time: searches must never be limited by it. */
export const sandboxOffers: Measure = {
  name: 'sandbox',
  lines: {
    offers: {
      id: '',
      what: 'sandbox, whole offers computed, one core',
      unit: '/s',
      must: atLeast(20_000),
      reference: 'written as JSON',
    },
  },
  async open() {
    const account = accountById.get('duffel_test_sandbox')
    if (!account) throw new Error('the inventory has no such account')
    const now = new Date()
    const depart = addDays(now.toISOString().slice(0, 10), 30)
    let index = 0
    const next = () => {
      const [origin, destination] = routes[index % routes.length] ?? routes[0]
      const day = Math.floor(index / routes.length) % 200
      index += 1
      return searchOffers({
        seed: 'tradewind',
        now,
        account,
        slices: [
          { origin, destination, departure_date: addDays(depart, day) },
          { origin: destination, destination: origin, departure_date: addDays(depart, day + 10) },
        ],
        passengers: ['adult' as const, 'adult' as const].map((type, at) => ({ id: passengerId('bench', at), type })),
        cabinClass: 'economy',
        searchKey: `bench-${index}`,
      })
    }
    const sample = next()
    const perCpuSecond = (work: () => number) => {
      const before = process.cpuUsage()
      const endsAt = performance.now() + MILLISECONDS
      let offers = 0
      while (performance.now() < endsAt) offers += work()
      const used = process.cpuUsage(before)
      return offers / ((used.user + used.system) / 1e6)
    }
    const write = () => (JSON.stringify(sample).length > 0 ? sample.length : 0)
    return {
      round: async () => [{ line: 'offers', reference: perCpuSecond(write), value: perCpuSecond(() => next().length) }],
      close: async () => {},
    }
  },
}
