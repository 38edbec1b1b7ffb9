import { chooseFlight, readyToPay } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test.use({ settings: { CHECKOUT_MS: '4000' } })

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

test('when the time is up the screen says so by itself and offers the same search', async ({ page, open }) => {
  await open(await chooseFlight(page, toAbuja(78)))
  await expect(page.getByRole('heading', { name: 'Time is up, nothing was charged' })).toBeVisible()
  await page.getByRole('link', { name: 'Search again' }).click()
  await expect(page).toHaveURL(/\/order\/new\/flight\/(new)?offers\?.*from=LOS&to=ABV/)
})

test('paying too late charges nothing and offers the same search', async ({ page, open }) => {
  const { id, paymentPath } = await readyToPay(page, toAbuja(79))
  // The page that stays open has lost sight of the clock, as a sleeping computer has.
  await page.clock.install()
  await page.clock.pauseAt(new Date())
  await open(paymentPath)
  await expect.poll(async () => (await page.request.get(`/api/checkouts/${id}`)).json()).toMatchObject({ state: 'expired' })
  await page.getByRole('button', { name: /^Pay NGN/ }).click()
  await expect(page.getByRole('heading', { name: 'Time is up, nothing was charged' })).toBeVisible()
  await expect(page.getByText('will be filled in for you')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search again' })).toBeVisible()
})
