import { openAuditor } from '../lighthouse/open-auditor.ts'
import { atLeast, atMost, type Line, type Measure } from './measure.ts'
import { startChild } from './product/child.ts'
import { openProduct } from './product/open-product.ts'
import { openShop } from './product/open-shop.ts'

const reference = 'a page of text'
const PEER = "recorded elsewhere: Medusa's home 91, 2,215 ms, 323 ms"

const pages = ['home', 'deals', 'results', 'stays', 'property', 'quote', 'about'] as const
/** The cookies of the visitor who searched. */
const ofVisitor: ReadonlySet<string> = new Set(['results', 'stays', 'property'])
type Page = (typeof pages)[number]

/** The figures read of each page; of the four categories the lowest score. */
const figures: Record<string, Omit<Line, 'id' | 'what' | 'reference'> & { words: string }> = {
  performance: { words: 'performance', unit: '', must: atLeast(98), goal: atLeast(100) },
  lowest: { words: 'lowest of accessibility, best practices, SEO', unit: '', must: atLeast(98), goal: atLeast(100) },
  largestPaint: { words: 'LCP', unit: 'ms', must: atMost(1_000), goal: atMost(800) },
  blocking: { words: 'TBT', unit: 'ms', must: atMost(100), goal: atMost(1.5, 'ratio') },
  shift: { words: 'CLS', unit: '', must: atMost(0.05), goal: atMost(0.01) },
}

const lineOf = (page: Page, figure: string, { words, ...line }: (typeof figures)[string]): [string, Line] => [
  `${page} ${figure}`,
  {
    ...line,
    id: 'P10',
    what: `Lighthouse mobile, ${page}, ${words}${page === 'home' && figure === 'performance' ? ` (${PEER})` : ''}`,
    reference,
  },
]

/** The storefront on a slow phone, as simulated by Lighthouse, compared with a page of only text. */
export const lighthouse: Measure = {
  name: 'lighthouse',
  needsWeb: true,
  /** Its makers' advice: the median of five is twice as stable as one reading. https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md */
  rounds: 5,
  lines: Object.fromEntries(pages.flatMap((page) => Object.entries(figures).map(([figure, line]) => lineOf(page, figure, line)))),
  async open() {
    const [opened, bare, auditor] = await Promise.all([
      openProduct({ engine: 'postgres', latencies: [0, 0, 0, 0, 0], offersEach: 16, web: 'production' }),
      startChild('bare-route'),
      openAuditor(),
    ])
    const shop = await openShop(opened)
    const paths: Record<Page, string> = {
      home: '/',
      deals: '/deals',
      results: shop.results,
      stays: shop.stays,
      property: shop.property,
      quote: shop.quote,
      about: '/about',
    }
    // What only its link opens is hidden from search engines, which their score counts as a fault.
    const read = async (url: string, { cookie = '', isListed = true } = {}): Promise<Record<string, number>> => {
      const { scores, lost, ...rest } = await auditor.audit(url, { cookie })
      const { performance, ...others } = isListed ? scores : { ...scores, seo: 100 }
      if (Math.min(...Object.values(scores)) < 98) console.error(url, JSON.stringify({ scores, lost }))
      return { ...rest, performance, lowest: Math.min(...Object.values(others)) }
    }
    return {
      async round() {
        const plain = await read(`${bare.url}/text`)
        const readings = []
        for (const page of pages) {
          const found = await read(shop.url + paths[page], {
            cookie: ofVisitor.has(page) ? shop.visitor.cookie : '',
            isListed: page !== 'quote',
          })
          for (const figure of Object.keys(figures))
            readings.push({ line: `${page} ${figure}`, value: found[figure] ?? Number.NaN, reference: plain[figure] })
        }
        return readings
      },
      async close() {
        shop.visitor.close()
        await Promise.all([opened.close(), bare.stop(), auditor.close()])
      },
    }
  },
}
