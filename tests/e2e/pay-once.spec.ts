import { chooseMethod, countOrders, movementsOf, pay, readyToPay } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@skyways.test'))

test('a double click on Pay creates one order and charges once', { tag: full }, async ({ page, open }) => {
  const { paymentPath } = await readyToPay(page, toAbuja(74))
  const orders = await countOrders(page)
  await open(paymentPath)
  await chooseMethod(page, 'Wallet')
  await page.getByRole('button', { name: /^Pay NGN/ }).dblclick()
  await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 20_000 })
  expect(await countOrders(page)).toBe(orders + 1)
  expect((await movementsOf(page)).filter((kind) => kind === 'wallet-purchase')).toHaveLength(1)
})

test('a double click before any script has arrived makes one order, too', { tag: full }, async ({
  browser,
  instance,
  signIn,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: instance.url })
  const page = await context.newPage()
  await signIn(page, 'owner@skyways.test')
  const { paymentPath } = await readyToPay(page, toAbuja(75))
  const orders = await countOrders(page)
  await page.goto(paymentPath)
  await chooseMethod(page, 'Wallet')
  await page.getByRole('button', { name: /^Pay NGN/ }).dblclick()
  await expect(page).toHaveURL(/\/order\/flight\//)
  expect(await countOrders(page)).toBe(orders + 1)
  await context.close()
})

test('reloading the payment page while it pays leads to the one order', { tag: full }, async ({ page, open }) => {
  const { paymentPath } = await readyToPay(page, toAbuja(76))
  const orders = await countOrders(page)
  await open(paymentPath)
  await chooseMethod(page, 'Wallet')
  const { promise: paid, resolve: markPaid } = Promise.withResolvers<void>()
  // The page is left before the response arrives.
  await page.route(`**${paymentPath}*`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    markPaid()
  })
  await page.getByRole('button', { name: /^Pay NGN/ }).click()
  await paid
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 20_000 })
  expect(await countOrders(page)).toBe(orders + 1)
})

test('going back to a paid checkout leads to its order', { tag: full }, async ({ page, open }) => {
  const { paymentPath } = await readyToPay(page, toAbuja(77))
  await open(paymentPath)
  await pay(page, 'Wallet')
  await expect(page).toHaveURL(/\/order\/flight\//)
  const order = page.url()
  for (const step of ['', 'details/', 'payment/']) {
    await open(paymentPath.replace('payment/', step))
    await expect(page).toHaveURL(order)
  }
})
