import type { Page } from '@playwright/test'
import { apiOf, readyForTravellers, readyToPay } from './checkout.ts'
import { expect, full, open, shortTimes, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test.use({ settings: shortTimes })
// One after the other: with settings of its own, every worker would start another instance.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

const isOver = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Time is up, nothing was charged' })).toBeVisible({ timeout: 20_000 })

/** The server has saved the fields entered at the address of the travellers. */
const isKept = (page: Page, path: string, draft: Record<string, string>) =>
  expect
    .poll(async () => (await apiOf(page).call('GET', `/checkouts/${path.split('/').at(-1)}/typed`)).body)
    .toMatchObject({ draft })

test('after expiry every step says so automatically, and the entered data fill the next checkout of the journey', {
  tag: full,
}, async ({ page }) => {
  test.slow()
  const path = await readyForTravellers(page, toAbuja(80))
  await open(page, path)
  const card = page.getByRole('group', { name: 'Adult 1', exact: true })
  await card.getByLabel('Title').selectOption('Mrs')
  await card.getByLabel('Given name').fill('Chinonso Adaeze')
  await card.getByLabel('Family name').fill('Okonkwo-Adeyemi')
  await page.getByLabel('E-mail').fill('chinonso@example.com')
  await isKept(page, path, { 'contact.email': 'chinonso@example.com' })
  const review = await page.context().newPage()
  await open(review, path.replace('/details/', '/'))
  for (const step of [review, page]) await isOver(step)
  await review.close()
  await expect(page.getByText('will be filled in for you')).toBeVisible()

  await page.getByRole('link', { name: 'Search again' }).click()
  await expect(page).toHaveURL(/\/order\/new\/flight\/(new)?offers\?.*from=LOS&to=ABV/)
  const offers = page.getByRole('article')
  await offers.first().getByRole('button', { name: /^View/ }).click({ timeout: 30_000 })
  await offers.first().getByRole('button', { name: 'Select' }).first().click()
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await expect(page.getByText('Filled in from the expired checkout')).toBeVisible()
  await expect(card.getByLabel('Title')).toHaveValue('mrs')
  await expect(card.getByLabel('Given name')).toHaveValue('Chinonso Adaeze')
  await expect(card.getByLabel('Family name')).toHaveValue('Okonkwo-Adeyemi')
  await expect(page.getByLabel('E-mail')).toHaveValue('chinonso@example.com')
})

test('an expired checkout is renewed for the same flights at today’s price', { tag: full }, async ({ page }) => {
  const path = await readyForTravellers(page, toAbuja(82))
  await open(page, path)
  await isOver(page)
  await page.getByRole('button', { name: 'Check today’s price' }).click()
  await expect(page.getByRole('heading', { name: 'Review the flight', level: 1 })).toBeVisible({ timeout: 15_000 })
  expect(page.url()).not.toContain(path.split('/').at(-1))
})

test('typed values are restored after a reload', { tag: full }, async ({ page, open }) => {
  const path = await readyForTravellers(page, toAbuja(81))
  await open(path)
  await page.getByLabel('Given name').fill('Chinonso')
  await isKept(page, path, { 'travellers.0.givenName': 'Chinonso' })
  await page.reload()
  await expect(page.getByText('What you had typed is here again')).toBeVisible()
  await expect(page.getByLabel('Given name')).toHaveValue('Chinonso')
})

test('paying too late charges nothing and offers the same search', { tag: full }, async ({ page, open }) => {
  const { id, paymentPath } = await readyToPay(page, toAbuja(79))
  // Fakes a computer that slept: the open page has missed the time that passed.
  await page.clock.install()
  await page.clock.pauseAt(new Date())
  await open(paymentPath)
  const now = async () => (await page.request.get(`/api/checkouts/${id}`)).json()
  await expect.poll(now, { timeout: 20_000 }).toMatchObject({ state: 'expired' })
  await page.getByRole('button', { name: /^Pay NGN/ }).click()
  await isOver(page)
  await expect(page.getByText('will be filled in for you')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search again' })).toBeVisible()
})
