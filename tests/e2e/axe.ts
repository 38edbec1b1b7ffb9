import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Even the shortest transition shows the old color until the next frame, and a background page may draw no frames. Where a color is inherited, the
 * end of one transition starts the next.
 */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    for (let depth = 0; depth < 40 && running().length > 0; depth += 1) for (const one of running()) one.finish()
  })

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/**
 * All findings of axe, including its best-practice rules, one line each. axe remains in the page between checks: its builder would load it each time,
 * and collect the findings in a separate page. A mail in a frame runs no scripts, so axe cannot check it.
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
