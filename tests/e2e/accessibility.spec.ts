import type { Page } from '@playwright/test'
import { sizes } from '../sizes.ts'
import { findings } from './axe.ts'
import { crowded, widths } from './crowded.ts'
import { expect, open, test } from './fixtures.ts'
import { otherFaces, type Screen, screenPaths, screens } from './screens.ts'

test('every screen has a case here', () => {
  expect(Object.keys(screens).toSorted()).toEqual(screenPaths().toSorted())
})

type Look = { colorScheme: 'light' | 'dark'; width: 390 | 1280 }

/** Each scheme and each width once in a small run, every pair in a full one. */
const looks: Look[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
]

async function wear(page: Page, { colorScheme, width }: Look) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
}

function check(name: string, screen: Screen) {
  test(`axe finds nothing on ${name}, and no text covers another`, async ({ deskOf }) => {
    test.slow()
    const { page, trouble } = await deskOf(screen.as)
    const before = trouble.unexpected().length
    const address = await screen.address(page)
    for (const [at, look] of looks.slice(0, sizes.axeLooks).entries()) {
      await wear(page, look)
      if (at === 0) await arrive(page, address)
      const chosen = page.locator('html[data-mantine-color-scheme]')
      // Pages of plain HTML follow the device by their stylesheet alone.
      if (await chosen.count()) await expect(chosen).toHaveAttribute('data-mantine-color-scheme', look.colorScheme)
      expect.soft(await findings(page), `${look.colorScheme} at ${look.width} pixels`).toEqual([])
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 850 })
      await expect
        .soft(async () => expect(await crowded(page)).toEqual([]), `texts at ${width} pixels`)
        .toPass({ timeout: 5_000 })
    }
    const met = trouble.unexpected().slice(before)
    expect(screen.isMissing ? met.filter((one) => !one.startsWith('404 GET')) : met).toEqual([])
  })
}

async function arrive(page: Page, address: string) {
  await open(page, address)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0, { timeout: 30_000 })
}

for (const [path, screen] of Object.entries(screens)) check(`/${path}`, screen)
for (const [name, screen] of Object.entries(otherFaces)) check(name, screen)
