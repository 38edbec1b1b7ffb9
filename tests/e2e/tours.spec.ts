import { tourToParams } from '#domain/tours/search-params.ts'
import { chooseStart, familyInAccra, readyTour } from '../book-tour.ts'
import { apiOf, enterContact, pay, walletOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { shopAt, visitorOf } from './shop.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

const results = `/tour/result?${tourToParams(familyInAccra)}`

test('an agent finds a tour, chooses a day for a family, answers the questions, pays from the wallet, has the vouchers and cancels for the money shown', async ({
  page,
  open,
}) => {
  const wallet = await walletOf(page)
  await open(results)
  const cards = page.getByRole('article')
  await expect(page.getByRole('heading', { name: /^Things to do in Accra/, level: 1 })).toBeVisible()
  await expect(cards.first()).toContainText('a person')
  await expect(page.getByLabel('Sort by')).toHaveValue('price:asc')
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()

  await page.getByRole('checkbox', { name: /^Free cancellation/ }).check()
  await expect(page).toHaveURL(/cancellation=1/)
  await expect(cards.first()).toContainText('Free cancellation')
  await page.getByText('Grid', { exact: true }).click()
  await expect(cards.first()).toHaveAttribute('data-shape', 'tile')
  await page.getByText('List', { exact: true }).click()

  await cards.first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Choose a day and a time' })).toBeVisible()
  const box = page.getByLabel('Your choice')
  await expect(box).toContainText('2 adults, 1 child')
  await page
    .getByRole('link', { name: /, from NGN/ })
    .nth(1)
    .click()
  await expect(page.getByRole('link', { name: /, from NGN/ }).nth(1)).toHaveAttribute('aria-current', 'date')
  await box.getByRole('button', { name: 'Book' }).click()

  await expect(page.getByRole('heading', { name: 'Participants', level: 1 })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('left')
  for (const [at, row] of (await page.getByRole('group', { name: /^(Adult|Child|Youth|Person)/ }).all()).entries()) {
    await row.getByLabel('Given name').fill(['Adaeze', 'Tobenna', 'Zikora'][at] ?? 'Chike')
    await row.getByLabel('Family name').fill('Okafor')
    for (const text of await row.locator('input[name^="answers."]').all()) await text.fill('170')
    for (const choice of await row.locator('select[name^="answers."]').all()) await choice.selectOption({ index: 1 })
  }
  const pickup = page.getByLabel('Where', { exact: true })
  if (await pickup.isVisible()) await pickup.selectOption({ index: 1 })
  await enterContact(page, { email: 'adaeze@example.com', phone: '0803 123 4567' })
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByRole('heading', { name: 'Review the tour', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Participants' })).toContainText('Zikora Okafor')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await pay(page, 'Wallet')

  await expect(page).toHaveURL(/\/tour\/confirmation\?/, { timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'The places are booked', level: 1 })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: /^Vouchers?$/ })).toBeVisible()
  const voucher = await page
    .getByRole('link', { name: /Voucher/ })
    .first()
    .getAttribute('href')
  expect((await page.request.get(voucher ?? '')).headers()['content-type']).toContain('application/pdf')

  await page.getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('Confirmed')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel the tour' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the tour' })
  await expect(dialog).toContainText('Cancellation chargeNGN 0.00')
  await dialog.getByRole('button', { name: /^Cancel and refund NGN/ }).click()
  await expect(page.getByLabel('Status of the order')).toContainText('Refunded', { timeout: 20_000 })
  expect(await walletOf(page)).toBe(wallet)
})

test('an agent changes a booked tour to another day for fewer people, sees what comes back before, and has new vouchers', {
  tag: full,
}, async ({ page, open }) => {
  const api = apiOf(page)
  const { id, idempotencyKey, total } = await readyTour(api, await chooseStart(api, /old town/i))
  const body = { method: 'wallet', idempotencyKey, total }
  const paid = await api.call('POST', `/checkouts/${id}/pay`, body, { 'idempotency-key': idempotencyKey })
  await open(`/order/tour/${paid.body.orderId}`)
  await expect(page.getByLabel('Status of the order')).toContainText('Confirmed', { timeout: 20_000 })
  const wallet = await walletOf(page)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Change the tour' }).click()
  await expect(page.getByRole('heading', { name: 'Change the tour', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: /^People/ }).click()
  await page.getByRole('button', { name: 'Fewer adults' }).click()
  await page.getByRole('button', { name: 'Update prices' }).click()
  await expect(page).toHaveURL(/adults=1/)
  const another = page.getByRole('link', { name: /, from NGN/ }).last()
  await another.click()
  await expect(another).toHaveAttribute('aria-current', 'date')
  await page.getByRole('button', { name: 'Show the difference' }).click()
  const price = page.getByRole('region', { name: 'What it costs' })
  await expect(price).toContainText('Refund')
  await expect(price.getByLabel('Given name').first()).toHaveValue('Adaeze')
  expect(await walletOf(page)).toBe(wallet)
  await price.getByRole('button', { name: /^Change, return NGN/ }).click()

  await expect(page.getByLabel('Status of the order')).toContainText('Confirmed')
  await expect(page.getByRole('region', { name: 'The tour' })).toContainText('1 × Adult, 1 × Child')
  await expect(page.getByRole('region', { name: /^Vouchers?$/ })).not.toContainText('Tobenna')
  await expect.poll(() => walletOf(page), { timeout: 20_000 }).toBeGreaterThan(wallet)
})

test('a customer chooses a day and books on pages of plain HTML', { tag: full }, async ({ page, open, instance }) => {
  await page.goto(shopAt(instance, 'skyways'))
  const { detail } = await chooseStart(visitorOf(page), /./)
  await open(`${shopAt(instance, 'skyways')}/tour/singleTour?searchId=${detail.searchId}&tour=${detail.tour.id}`)
  await expect(page.getByRole('heading', { name: detail.tour.title, level: 1 })).toBeVisible()
  await page
    .getByRole('link', { name: /, from / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Participants', level: 1 })).toBeVisible()
})

test('a required answer that is missing is told beside its field, and nothing that was typed is lost', { tag: full }, async ({
  page,
  open,
  trouble,
}) => {
  trouble.allow(/^422 POST .*checkout/)
  const api = apiOf(page)
  const { id } = await readyTour(api, await chooseStart(api, /./))
  await open(`/tour/checkout?checkout=${id}`)
  const name = page.getByLabel('Given name').first()
  await name.fill('')
  await page.getByLabel('Family name').first().fill('Okafor-Bello')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByRole('alert').first()).toContainText('given name')
  await expect(page.getByLabel('Family name').first()).toHaveValue('Okafor-Bello')
})
