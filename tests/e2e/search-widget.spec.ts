import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, full, test } from './fixtures.ts'
import { shopAt, untilFormRuns } from './shop.ts'

/** Another website, with the storefront's script in its page. */
async function otherWebsite(shop: string) {
  const tag = `<script src="${shop}/search-widget.js" data-product="flights" data-title="Search flights" async></script>`
  const html = `<!doctype html><html lang="en"><title>Lagos Food Club</title><main><h1>Lagos Food Club</h1>${tag}<p>Our recipes</p></main></html>`
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html)).unref()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}

test('another website has the search form of a storefront, whose results open there', { tag: full }, async ({
  page,
  instance,
}) => {
  const shop = shopAt(instance, 'skyways')
  await page.goto(await otherWebsite(shop))
  const frame = page.locator('iframe[title="Search flights"]')
  const form = frame.contentFrame().getByRole('form', { name: 'Search flights' })
  await untilFormRuns(form)

  await test.step('the frame is as high as the form, and reaches further while a place is chosen', async () => {
    const height = async () => (await frame.boundingBox())?.height ?? 0
    const below = page.getByText('Our recipes')
    await expect.poll(async () => ((await form.boundingBox())?.height ?? 0) < (await height())).toBe(true)
    const before = (await below.boundingBox())?.y
    await form.getByLabel('From', { exact: true }).click()
    await expect.poll(height).toBeGreaterThanOrEqual(640)
    expect((await below.boundingBox())?.y).toBe(before)
  })

  for (const [field, typed, place] of [
    ['From', 'lag', /^Lagos/],
    ['To', 'accr', /^Accra/],
  ] as const) {
    await form.getByLabel(field, { exact: true }).fill(typed)
    await frame.contentFrame().getByRole('option', { name: place }).first().click()
  }
  await form.getByRole('button', { name: 'Search flights' }).click()
  await expect(page).toHaveURL(new RegExp(`^${shop}/.*from=LOS&to=ACC`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lagos')
})
