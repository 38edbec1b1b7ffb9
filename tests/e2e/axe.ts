import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Even the shortest transition shows the colour before it until a frame later, and a page that nobody looks at may draw no frame. Where a
 * colour is inherited, the end of one transition begins the next.
 */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    for (let depth = 0; depth < 40 && running().length > 0; depth += 1) for (const one of running()) one.finish()
  })

/** What axe finds, however small, as one line each; its advice counts as well. A mail inside its frame runs no scripts, so axe cannot look at it. */
export async function findings(page: Page): Promise<string[]> {
  await endTransitions(page)
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`),
  )
}
