import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Even the shortest transition shows the colour before it until a frame later, and a page that nobody looks at may draw no frame. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  })

/** What axe finds serious or critical, as one line each. A mail inside its frame runs no scripts, so axe cannot look at it. */
export async function findings(page: Page): Promise<string[]> {
  await endTransitions(page)
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`),
    )
}
