import { coupleInLagos, searchStays } from '../book-stay.ts'
import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

/** Enough properties that some names are doubtful matches. */
test.use({ settings: { STAY_SUPPLIERS: 'stayx1,stayx2,stayx3,stayx4' } })

test('a key declares two listings one property, and the decision is undone', { tag: full }, async ({ page, open, signIn }) => {
  test.slow()
  await signIn(page, 'owner@skyways.test')
  await open('/accommodation/matches?state=decided')
  await expect(page.getByRole('heading', { name: 'Nothing decided yet' })).toBeVisible()

  await searchStays(apiOf(page), coupleInLagos)
  await open('/accommodation/matches')
  const pairs = page.getByRole('article')
  const current = page.locator('article[aria-current]')
  const name = (await pairs.first().getAttribute('aria-label')) ?? ''
  await expect(current).toHaveAccessibleName(name)
  await expect(pairs.first().getByRole('heading', { level: 2 })).toHaveCount(2)

  await page.keyboard.press('s')
  await expect(page.getByRole('status').filter({ hasText: `${name} are one property` })).toBeVisible()
  await expect(page.getByRole('article', { name, exact: true })).toHaveCount(0)

  await page.getByRole('link', { name: 'Decided' }).click()
  const decided = page.getByRole('article', { name, exact: true })
  await expect(decided).toContainText('Same property')
  await expect(decided).toContainText('Adaeze Okonkwo')
  await decided.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing decided yet' })).toBeVisible()

  await page.getByRole('link', { name: 'To decide' }).click()
  await expect(current).toHaveAccessibleName(name)
})
