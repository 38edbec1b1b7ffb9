import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { sizes } from '../sizes.ts'
import { expect, open, test } from './fixtures.ts'
import { otherFaces, type Screen, screenPaths, screens } from './screens.ts'

test.describe.configure({ mode: 'parallel' })

test('every screen has a case here', () => {
  expect(Object.keys(screens).toSorted()).toEqual(screenPaths().toSorted())
})

/** Each scheme and each width once in a small run, every pair in a full one. */
const looks = (
  [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 390 },
    { colorScheme: 'light', width: 390 },
    { colorScheme: 'dark', width: 1280 },
  ] as const
).slice(0, sizes.axeLooks)

/** What axe finds serious or critical, as one line each. A mail inside its frame runs no scripts, so axe cannot look at it. */
async function findings(page: Page): Promise<string[]> {
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

/** Even the shortest transition still shows the colour before it until a frame later. */
const coloursHaveChanged = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(running.map((one) => one.finished))
  })

function check(name: string, screen: Screen) {
  test(`axe finds nothing serious on ${name}`, async ({ page, signIn, trouble }) => {
    test.slow()
    if (screen.isMissing) trouble.allow(/^404 GET/)
    if (screen.as) await signIn(page, screen.as)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, await screen.address(page))
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0, { timeout: 30_000 })
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
      const chosen = page.locator('html[data-mantine-color-scheme]')
      // Pages of plain HTML follow the device by their stylesheet alone.
      if (await chosen.count()) await expect(chosen).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      await coloursHaveChanged(page)
      expect.soft(await findings(page), `${colorScheme} at ${width} pixels`).toEqual([])
    }
  })
}

for (const [path, screen] of Object.entries(screens)) check(`/${path}`, screen)
for (const [name, screen] of Object.entries(otherFaces)) check(name, screen)
