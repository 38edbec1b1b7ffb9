import { expect, test } from './fixtures.ts'
import { lettersOn, shopAt } from './shop.ts'

test('the brand’s letters come after the words, and are there at once on the next page', async ({ page, instance }) => {
  await page.goto(shopAt(instance, 'skyways'))
  await lettersOn(page)
  await page.goto(`${shopAt(instance, 'skyways')}/about`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('style[data-font]')).toHaveAttribute('media', 'all')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the letters come with the page', async ({ page, instance }) => {
    const asked = page.waitForRequest(/\.woff2$/)
    await page.goto(shopAt(instance, 'skyways'))
    expect((await asked).url()).toContain('latin')
  })
})
