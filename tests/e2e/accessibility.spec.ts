import { sizes } from '../sizes.ts'
import { findings } from './axe.ts'
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

function check(name: string, screen: Screen) {
  test(`axe finds nothing on ${name}`, async ({ page, signIn, trouble }) => {
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
      expect.soft(await findings(page), `${colorScheme} at ${width} pixels`).toEqual([])
    }
  })
}

for (const [path, screen] of Object.entries(screens)) check(`/${path}`, screen)
for (const [name, screen] of Object.entries(otherFaces)) check(name, screen)
