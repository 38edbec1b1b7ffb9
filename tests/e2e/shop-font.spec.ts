import { expect, full, test } from './fixtures.ts'
import { shopAt, untilFontApplied } from './shop.ts'

test('the brand’s font loads after the text, and is used immediately on the next page', { tag: full }, async ({
  page,
  instance,
}) => {
  await page.goto(shopAt(instance, 'skyways'))
  await untilFontApplied(page)
  await page.goto(`${shopAt(instance, 'skyways')}/about`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('style[data-font]')).toHaveAttribute('media', 'all')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the font loads with the page', { tag: full }, async ({ page, instance }) => {
    const asked = page.waitForRequest(/\.woff2$/)
    await page.goto(shopAt(instance, 'skyways'))
    expect((await asked).url()).toContain('latin')
  })
})
