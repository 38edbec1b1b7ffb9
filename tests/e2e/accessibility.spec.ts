import type { Page } from '@playwright/test'
import { askOverHttp } from '../ask-over-http.ts'
import { sizes } from '../sizes.ts'
import { findings } from './axe.ts'
import { crowded, widths, withLongPrices } from './crowded.ts'
import { expect, full, open, test } from './fixtures.ts'
import { rawOn } from './raw-values.ts'
import type { Screen } from './screens/screen.ts'
import { examinedOften, patterns } from './screens/screen-patterns.ts'
import { otherFaces, screenPaths, screens } from './screens/screens.ts'

const all: Record<string, Screen> = { ...screens, ...otherFaces }
const examined = Object.entries(all).filter(([name]) => sizes.everyScreen || patterns.includes(name))

test('every screen has a case here', () => {
  expect(Object.keys(screens).toSorted()).toEqual(screenPaths().toSorted())
  expect(Object.keys(all)).toEqual(expect.arrayContaining([...patterns]))
})

/** The HTML of an address for a viewer. Only browsers resolve names under localhost. */
async function sent(page: Page, address: string, base: string): Promise<{ status: number; html: string }> {
  const { host, origin, pathname, search, port } = new URL(address, base)
  const cookie = (await page.context().cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { host, ...(cookie && { cookie }) }
  const { statusCode, headers: told, bytes } = await askOverHttp(`http://127.0.0.1:${port}${pathname}${search}`, { headers })
  if (told.location) return sent(page, new URL(told.location, origin).href, base)
  return { status: statusCode, html: bytes.toString() }
}

test('every screen that axe does not examine is sent with its heading to a member who may see it', { tag: full }, async ({
  deskOf,
  instance,
}) => {
  test.slow()
  for (const [name, screen] of Object.entries(all)) {
    if (sizes.everyScreen || patterns.includes(name)) continue
    const { page } = await deskOf(screen.as)
    const { status, html } = await sent(page, await screen.address(page), instance.url)
    expect.soft(status, name).toBe(screen.isMissing ? 404 : 200)
    expect.soft(html, name).toMatch(/<main\b[\s\S]*<h[12][\s>]/)
  }
})

type Look = { colorScheme: 'light' | 'dark'; width: 390 | 1280 }

/** In a small run the screens take turns: each of the first two views is used for every other screen. A full run uses all views for each. */
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

function check(name: string, screen: Screen, own: readonly Look[]) {
  const title = name in screens ? `/${name}` : name
  test(`axe reports nothing on ${title}, and no text covers another`, { tag: examinedOften.includes(name) ? [] : full }, async ({
    deskOf,
  }) => {
    test.slow()
    const { page, trouble } = await deskOf(screen.as)
    const before = trouble.unexpected().length
    const address = await screen.address(page)
    for (const [at, look] of own.entries()) {
      await wear(page, look)
      if (at === 0) await arrive(page, address)
      const chosen = page.locator('html[data-mantine-color-scheme]')
      // Pages of plain HTML follow the device by their stylesheet alone.
      if (await chosen.count()) await expect(chosen).toHaveAttribute('data-mantine-color-scheme', look.colorScheme)
      expect.soft(await findings(page), `${look.colorScheme} at ${look.width} pixels`).toEqual([])
    }
    expect.soft(await rawOn(page), 'dates, amounts and names are written for people').toEqual([])
    for (const width of widths) await isClear(page, width, 'texts')
    await withLongPrices(page)
    for (const width of [390, 1024, 1366]) await isClear(page, width, 'the longest prices')
    const met = trouble.unexpected().slice(before)
    expect(screen.isMissing ? met.filter((one) => !one.startsWith('404 GET')) : met).toEqual([])
  })
}

/** A list of results places its rows anew after the browser has measured them, so the texts are looked at until they stand. */
async function isClear(page: Page, width: number, what: string) {
  await page.setViewportSize({ width, height: 850 })
  const texts = expect.soft(async () => expect(await crowded(page)).toEqual([]), `${what} at ${width} pixels`)
  await texts.toPass({ timeout: 5_000 })
}

async function arrive(page: Page, address: string) {
  await open(page, address)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0, { timeout: 30_000 })
}

for (const [at, [name, screen]] of examined.entries()) {
  const own = sizes.axeLooks > 1 ? looks.slice(0, sizes.axeLooks) : looks.slice(at % 2).slice(0, 1)
  check(name, screen, own)
}
