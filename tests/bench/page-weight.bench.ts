import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import journeys from '../../playwright.config.ts'
import { kilobytes, weighPage } from '../e2e/weigh-page.ts'
import { atMost, type Line, type Measure, type Reading } from './measure.ts'
import { sellOrders } from './product/check-out.ts'
import { openProduct } from './product/open-product.ts'
import { openShop } from './product/open-shop.ts'

/** Content and results of every product: plain HTML with a script of ours. */
const plainPages = { home: '/', deals: '/deals', about: '/about', results: '', stays: '', property: '', quote: '' }
/** Customers' forms and checkouts. */
const customerPages = { search: '/order/new/newFlight', review: '', travellers: '', trips: '/trips/find' }
const deskPages = { dashboard: '/dashboard', orders: '/order', search: '/order/new/newFlight', editor: '/templating/edit/home' }
const PEER = 'recorded elsewhere: Medusa 420 kB'

const linesOf = (pages: object, words: string, bounds: { must: number; goal: number }): [string, Line][] =>
  Object.keys(pages).flatMap((page): [string, Line][] => [
    [
      `${words} ${page} js`,
      {
        id: 'P11',
        what: `JS of ${words} page ${page}${page === 'home' ? ` (${PEER})` : ''}`,
        unit: 'kB',
        must: atMost(bounds.must),
        goal: atMost(bounds.goal),
        reference: 'React and a line of text',
      },
    ],
    [
      `${words} ${page} css`,
      {
        id: 'P11',
        what: `CSS of ${words} page ${page}`,
        unit: 'kB',
        must: atMost(30),
        goal: atMost(15),
        reference: "Mantine's whole stylesheet",
      },
    ],
  ])

/** The bytes sent to a browser without a cache, compressed; inline styles count as if sent separately. */
export const pageWeight: Measure = {
  name: 'page-weight',
  needsWeb: true,
  rounds: 1,
  lines: Object.fromEntries([
    ...linesOf(plainPages, 'storefront', { must: 15, goal: 8 }),
    ...linesOf(customerPages, 'storefront', { must: 140, goal: 110 }),
    ...linesOf(deskPages, 'agent', { must: 200, goal: 160 }),
  ]),
  async open() {
    const [opened, browser] = await Promise.all([
      openProduct({ engine: 'postgres', latencies: [0, 0, 0, 0, 0], offersEach: 16, web: 'production' }),
      chromium.launch(journeys.use?.launchOptions),
    ])
    await sellOrders(opened.owner, 10)
    const shop = await openShop(opened)
    return {
      async round() {
        const reference = { js: await barePage(), css: await mantine() }
        const readings: Reading[] = []
        const weigh = async (words: string, of: { url: string; cookie: string; pages: Record<string, string> }) => {
          for (const [page, path] of Object.entries(of.pages)) {
            const context = await browser.newContext({ extraHTTPHeaders: { cookie: of.cookie } })
            const weight = await weighPage(await context.newPage(), of.url + path)
            await context.close()
            readings.push({ line: `${words} ${page} js`, value: weight.js, reference: reference.js })
            readings.push({ line: `${words} ${page} css`, value: weight.css, reference: reference.css })
          }
        }
        const { url, visitor, ...found } = shop
        await weigh('storefront', { url, cookie: visitor.cookie, pages: { ...plainPages, ...customerPages, ...found } })
        await weigh('agent', { url: opened.product.url, cookie: opened.owner.cookie, pages: deskPages })
        return readings
      },
      async close() {
        shop.visitor.close()
        await browser.close()
        await opened.close()
      },
    }
  },
}

/** A page with React only, built like the interface. */
async function barePage(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, rollupOptions: { input: join(import.meta.dirname, 'programs', 'bare-page.ts') } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const code = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
  return kilobytes(code.join(''))
}

const mantine = async () => kilobytes(await readFile('node_modules/@mantine/core/styles.css'))
