import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Even the shortest transition shows the colour before it until a frame later, and a page that nobody looks at may draw no frame. Where a
 * colour is inherited, the end of one transition begins the next.
 */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    for (let depth = 0; depth < 40 && running().length > 0; depth += 1) for (const one of running()) one.finish()
  })

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/**
 * What axe finds, however small, as one line each; its advice counts as well. It stays in the page from look to look: the builder would bring
 * it anew each time, and put its findings together in a page of its own. A mail inside its frame runs no scripts, so axe cannot look at it.
 */
export async function findings(page: Page): Promise<string[]> {
  await endTransitions(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (): Promise<Results> =>
      Reflect.get(window, 'axe').run({ exclude: [['iframe']] }, { resultTypes: ['violations'], preload: { assets: ['media'] } }),
  )
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`),
  )
}
