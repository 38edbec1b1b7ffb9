import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { stayToParams } from '#domain/stays/search-params.ts'
import { propertyAddress } from '#web/products/stay/stay-address.ts'
import type { Client } from '../app.ts'
import { coupleInLagos, searchStays } from '../book-stay.ts'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import type { Screen } from './screens/screen.ts'
import { otherFaces, screens } from './screens/screens.ts'
import { visitorOf } from './shop.ts'
import { shopOf } from './shop-of.ts'

/** The folder of `docs/screens.md`; written only where it is asked for, because the pictures are part of the documents. */
const FOLDER = process.env.TW_PICTURES

/** Width and height of each view in pixels. */
const views = [
  { width: 390, height: 844, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
  { width: 768, height: 1024, scheme: 'light' },
  { width: 1024, height: 768, scheme: 'light' },
  { width: 1366, height: 850, scheme: 'light' },
  { width: 1366, height: 850, scheme: 'dark' },
  { width: 1920, height: 1080, scheme: 'light' },
] as const
/** Height of a row of a sheet, and the space between its pictures, in pixels. */
const [ROW, GAP] = [460, 12]

const owner = 'owner@skyways.test'
const inLagos = `/accommodation/results?${stayToParams(coupleInLagos)}`

/** The page of the property in Lagos that the most guests have scored, and a comparison of four. */
async function bestInLagos(client: Client): Promise<{ property: string; compared: string }> {
  const { searchId, stays } = await searchStays(client, coupleInLagos)
  const liked = stays.toSorted((one, other) => (other.reviewCount ?? 0) - (one.reviewCount ?? 0)).slice(0, 4)
  const beside = new URLSearchParams([['searchId', searchId], ...liked.map(({ id }) => ['stay', id])])
  return {
    property: propertyAddress(searchId, liked[0]?.id ?? '', `${stayToParams(coupleInLagos)}`),
    compared: `/accommodation/compare?${beside}&${stayToParams(coupleInLagos)}`,
  }
}

async function propertyOnStorefront(page: Page): Promise<string> {
  await page.goto(await shopOf(page))
  return shopOf(page, (await bestInLagos(visitorOf(page))).property)
}

/** The screens of `docs/screens.md` by the name of their sheet: as all journeys over screens open them, or with content of their own. */
const pictured: Record<string, string | Screen> = {
  'storefront-home': "a customer's shop",
  dashboard: 'dashboard',
  'flight-search': 'order/new/newFlight',
  'flight-results': 'order/new/flight/newoffers',
  'flight-results-storefront': 'shop/order/new/flight/newoffers',
  'flight-compare': 'flight/compare',
  'stay-results': { as: owner, address: async () => inLagos },
  'stay-results-storefront': { as: null, address: (page) => shopOf(page, inLagos) },
  property: { as: owner, address: async (page) => (await bestInLagos(apiOf(page))).property },
  'property-storefront': { as: null, address: propertyOnStorefront },
  'stay-compare': { as: owner, address: async (page) => (await bestInLagos(apiOf(page))).compared },
  'tour-results': 'tour/result',
  tour: 'tour/singleTour',
  'planned-trip': 'cart',
  'shared-quote': 'quote/:token',
  orders: 'order',
  order: 'order/flight/:id',
  wallet: 'transactions',
  website: 'website',
  template: 'website/templates/:name',
  brand: 'settings/agency/brand',
  editor: 'templating/edit/:page',
}

async function shoot(page: Page, { width, height, scheme }: (typeof views)[number]): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.setViewportSize({ width, height })
  // What is lazy is loaded now, and the list is placed anew.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })))
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect()
      return image.complete || !image.checkVisibility() || top > innerHeight || left >= innerWidth
    }),
  )
  // Beside the list of a wide screen the map is drawn last.
  if (width >= 1_600 && (await page.getByRole('link', { name: 'Skip the map' }).count()) > 0)
    await expect(page.locator('.map-pin').first()).toBeVisible({ timeout: 30_000 })
  return sharp(await page.screenshot({ animations: 'disabled' }))
    .resize({ height: ROW })
    .toBuffer()
}

/** The pictures in two rows: up to a tablet, and desks. */
async function sheetOf(pictures: Buffer[]): Promise<Buffer> {
  const placed: OverlayOptions[] = []
  let [left, top, width] = [0, 0, 0]
  for (const [at, input] of pictures.entries()) {
    if (at === 4) [left, top] = [0, ROW + GAP]
    placed.push({ input, left, top })
    left += ((await sharp(input).metadata()).width ?? 0) + GAP
    width = Math.max(width, left - GAP)
  }
  const sheet = { width, height: 2 * ROW + GAP, channels: 3 as const, background: '#d0d4da' }
  return sharp({ create: sheet }).composite(placed).webp({ quality: 70 }).toBuffer()
}

for (const [name, named] of Object.entries(pictured))
  test(`the pictures of ${name} are taken`, { tag: full }, async ({ deskOf }) => {
    test.skip(!FOLDER, 'TW_PICTURES names no folder')
    test.slow()
    const screen = typeof named === 'string' ? (screens[named] ?? otherFaces[named]) : named
    if (!screen) throw new Error(`${name} is no screen`)
    const { page } = await deskOf(screen.as)
    await open(page, await screen.address(page))
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toHaveCount(0, { timeout: 30_000 })
    if (name.includes('-results')) await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('The editor is being opened')).toHaveCount(0, { timeout: 30_000 })
    const pictures: Buffer[] = []
    for (const view of views) pictures.push(await shoot(page, view))
    await mkdir(FOLDER ?? '', { recursive: true })
    await sharp(await sheetOf(pictures)).toFile(`${FOLDER}/${name}.webp`)
  })
