import { chooseFlight, countOrders, walletOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

test('a changed price has to be accepted, and the new price is paid', { tag: full }, async ({ page, open, arm }) => {
  const path = await chooseFlight(page, toAbuja(66))
  await arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
  await open(path)
  const notice = page.getByRole('alert').filter({ hasText: 'The price went up' })
  await expect(notice).toContainText('Nothing was charged')
  await expect(page.getByRole('button', { name: 'Continue to travellers' })).toBeHidden()
  const accept = notice.getByRole('button', { name: /^Accept NGN/ })
  const price = (await accept.textContent())?.replace('Accept ', '') ?? ''
  await accept.click()
  await expect(notice).toBeHidden()
  await expect(page.getByLabel('Summary')).toContainText(price)
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await expect(page.getByRole('heading', { name: 'Travellers', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Summary')).toContainText(price)
})

test('a changed price can be declined: nothing is bought and the same search is repeated', { tag: full }, async ({
  page,
  open,
  arm,
}) => {
  const [orders, wallet] = [await countOrders(page), await walletOf(page)]
  const path = await chooseFlight(page, toAbuja(67))
  await arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
  await open(path)
  await page.getByRole('link', { name: 'Stop and search again' }).click()
  await expect(page).toHaveURL(/\/order\/new\/flight\/(new)?offers\?.*from=LOS&to=ABV/)
  expect(await countOrders(page)).toBe(orders)
  expect(await walletOf(page)).toBe(wallet)
})

test('a changed price cannot be skipped', { tag: full }, async ({ page, open, arm }) => {
  const path = await chooseFlight(page, toAbuja(68))
  await arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
  await open(path)
  await expect(page.getByRole('alert').filter({ hasText: 'The price went up' })).toBeVisible()
  await open(path.replace('/book/', '/book/payment/'))
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('a sold-out offer is reported with a link to the search', { tag: full }, async ({ page, open, arm }) => {
  const path = await chooseFlight(page, toAbuja(69))
  await arm({ vendor: 'duffel', fault: 'sold-out', times: 1 })
  await open(path)
  await expect(page.getByRole('heading', { name: 'The airline no longer sells this offer' })).toBeVisible()
  await expect(page.getByText('Nothing was charged')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search again' })).toHaveAttribute('href', /from=LOS&to=ABV/)
})

test('the flight stays on the screen when the airline does not answer', { tag: full }, async ({ page, open, arm }) => {
  const path = await chooseFlight(page, toAbuja(71))
  await arm({ vendor: 'duffel', fault: '503' })
  await open(path)
  await expect(page.getByText('could not be asked for its present price')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue to travellers' })).toBeHidden()
})
