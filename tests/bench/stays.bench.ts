import { judgeStays, keepPassing, noStayFilters, withReach } from '#domain/stays/filters.ts'
import { sortStays } from '#domain/stays/results.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import { createStayReader } from '#integrations/stays/duffel-stays/map-stay.ts'
import { openSystem, tableOfRates } from '#server/modules/flights/testing/open-system.ts'
import { toolsOf } from '#server/modules/search/tools-of.ts'
import { gatherProperties } from '#server/modules/stays/search/gather-properties.ts'
import { createStayPricer } from '#server/modules/stays/search/price-stays.ts'
import { viewStay } from '#server/modules/stays/search/view-stay.ts'
import { coupleInLagos } from '../book-stay.ts'
import { testDatabase } from '../database.ts'
import { atMost, type Measure } from './measure.ts'
import { openStayAnswers } from './open-stay-answers.ts'
import { quantile } from './spread.ts'

const TIMES = 5
const LISTED = 1_200
const PROPERTIES_TOGETHER = 15

const milliseconds = async (work: () => unknown): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Properties of three suppliers from bytes to the stream's events: JSON, validation, money, matching, golden record. And the work of a screen. */
export const stays: Measure = {
  name: 'stays',
  lines: {
    last: {
      id: '',
      what: 'last answer of the slowest supplier (100 properties with rates) to the last property written',
      unit: 'ms',
      must: atMost(150),
      reference: 'JSON.parse and stringify of the same bytes',
    },
    whole: {
      id: '',
      what: 'a whole search of three suppliers, one core',
      unit: 'ms',
      reference: 'JSON.parse and stringify of the same bytes',
    },
    list: {
      id: '',
      what: '1,200 properties filtered and sorted',
      unit: 'ms',
      must: atMost(50),
      reference: 'JSON.stringify of the same properties',
    },
  },
  async open() {
    const answers = await openStayAnswers(coupleInLagos, [1, 2, 3])
    const opened = openSystem(await testDatabase('pglite'), {
      rates: tableOfRates({ 'USD/NGN': '1530.25', 'EUR/NGN': '1720.5', 'GBP/NGN': '1980.75' }),
    })
    const ctx = await opened.addAgency('bench')
    opened.clock.now = new Date()
    const pricing = { currency: 'NGN', markup: { name: 'Standard', kind: 'percent' as const, value: 500 }, dealCode: null }
    const { destination } = coupleInLagos
    const zone = zoneAt(destination.latitude, destination.longitude)

    const view = viewStay({ cipher: ctx.system.cipher, currency: pricing.currency, viewer: { seesMargin: true } })
    function openSearch() {
      const gathering = gatherProperties({ zone, centre: destination, verdicts: [], cipher: ctx.system.cipher })
      const price = createStayPricer(toolsOf(ctx), { search: coupleInLagos, pricing })
      /** From a response's bytes to the bytes of the stream's events, some properties at a time. */
      async function take(supplier: string, body: string, withRates: boolean): Promise<number> {
        const raw: unknown[] = JSON.parse(body).data.results
        const reader = createStayReader(supplier, undefined)
        let bytes = 0
        for (let at = 0; at < raw.length; at += withRates ? PROPERTIES_TOGETHER : raw.length) {
          const part = withRates ? raw.slice(at, at + PROPERTIES_TOGETHER) : raw
          const found = gathering.add(await price({ title: supplier }, reader.read(part, withRates)))
          bytes += JSON.stringify({ type: 'found', ...found }).length
        }
        return bytes
      }
      return { gathering, take }
    }

    /** The duration of all calls, and the result of the last one. */
    async function oneSearch() {
      const { gathering, take } = openSearch()
      const began = performance.now()
      for (const { supplier, properties } of answers) await take(supplier, properties, false)
      let last = 0
      for (const { supplier, rates } of answers)
        for (const body of rates.slice().reverse()) last = await milliseconds(() => take(supplier, body, true))
      return {
        whole: performance.now() - began,
        last,
        found: gathering.entries().map(({ common, stored }) => ({ ...common, ...view(stored) })),
      }
    }

    const bodies = answers.flatMap(({ properties, rates }) => [properties, ...rates])
    const [lastBody = ''] = answers.at(-1)?.rates ?? []
    const copy = (texts: readonly string[]) => texts.reduce((sum, text) => sum + JSON.stringify(JSON.parse(text)).length, 0)
    const { found } = await oneSearch()
    const many = Array.from({ length: LISTED }, (_, at) => {
      const property = found[at % found.length]
      if (!property) throw new Error('no property was found')
      return { ...property, id: `${property.id} ${at}` }
    })
    const listed = () =>
      sortStays(keepPassing(judgeStays(many, withReach({ ...noStayFilters, freeCancellation: true }, 30))), 'suggestion')
    const several = async (work: () => unknown) => {
      const times: number[] = []
      for (let time = 0; time < TIMES; time += 1) times.push(await milliseconds(work))
      return quantile(times, 0.5)
    }
    return {
      async round() {
        const searches: { whole: number; last: number }[] = []
        for (let time = 0; time < TIMES; time += 1) searches.push(await oneSearch())
        return [
          {
            line: 'last',
            value: quantile(
              searches.map(({ last }) => last),
              0.5,
            ),
            reference: await several(() => copy([lastBody])),
          },
          {
            line: 'whole',
            value: quantile(
              searches.map(({ whole }) => whole),
              0.5,
            ),
            reference: await several(() => copy(bodies)),
          },
          { line: 'list', value: await several(listed), reference: await several(() => JSON.stringify(many)) },
        ]
      },
      close: opened.close,
    }
  },
}
