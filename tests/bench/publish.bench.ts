import type { Measure } from './measure.ts'
import { openProduct } from './product/open-product.ts'
import { shopHost } from './product/open-shop.ts'
import { clientAt } from './product/product-client.ts'
import { quantile } from './spread.ts'

const TIMES = 10
const reference = 'one uncached render of that page'

/** From publishing to what a visitor sees: a page is renamed, published through the API, and requested over HTTP until it has its new name. */
export const publish: Measure = {
  name: 'publish',
  needsWeb: true,
  lines: {
    sent: { id: '', what: 'publish to visible, from its sending, p50', unit: 'ms', reference },
    answered: { id: '', what: 'publish to visible, from its answer, p50', unit: 'ms', reference },
  },
  async open() {
    const opened = await openProduct({ engine: 'postgres', latencies: [0], offersEach: 60, web: 'production' })
    const { owner } = opened
    const stranger = clientAt(opened.product.url, { host: shopHost })
    let count = 0
    const timed = async (work: () => Promise<unknown>) => {
      const started = performance.now()
      await work()
      return performance.now() - started
    }
    const untilVisible = async (title: string) => {
      while (!(await stranger.page('/about')).includes(title)) {
        // The next response may have it.
      }
    }
    const publishOnce = async () => {
      count += 1
      const title = `Our story ${count}`
      const { revision } = await owner.call('PATCH', '/site/pages/about', { title })
      await stranger.page('/about')
      let answer = 0
      const whole = await timed(async () => {
        answer = await timed(() => owner.call('POST', '/site/publish', { revision }))
        await untilVisible(title)
      })
      return { whole, afterwards: whole - answer }
    }
    await publishOnce()
    return {
      async round() {
        const renders: number[] = []
        const shown: { whole: number; afterwards: number }[] = []
        for (let time = 0; time < TIMES; time += 1) {
          renders.push(await timed(() => stranger.page(`/about?${time}`)))
          shown.push(await publishOnce())
        }
        const render = quantile(renders, 0.5)
        const median = (of: (one: (typeof shown)[number]) => number) => quantile(shown.map(of), 0.5)
        return [
          { line: 'sent', value: median(({ whole }) => whole), reference: render },
          { line: 'answered', value: median(({ afterwards }) => afterwards), reference: render },
        ]
      },
      async close() {
        stranger.close()
        await opened.close()
      },
    }
  },
}
