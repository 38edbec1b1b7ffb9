import type { Page } from '@playwright/test'
import { formatMoney } from '#domain/money/money.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { apiOf, pay, readyToPay } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

const words = /you earn|margin|markup|commission|supplier net|price breakdown/i

/** Every amount of the price that only owners may see, in any form in a page. */
function secrets({ net, lines }: PriceWaterfall): RegExp[] {
  return [net, ...lines.map((line) => line.amount)]
    .filter(({ amount }) => amount > 0)
    .flatMap((money) => [new RegExp(`\\b${money.amount}\\b`), new RegExp(formatMoney(money).replace('.', '\\.'))])
}

async function expectNothingOf(page: Page, waterfall: PriceWaterfall) {
  await expect(page.getByRole('main')).not.toContainText(words)
  const sent = await (await page.request.get(page.url())).text()
  for (const secret of secrets(waterfall)) expect(sent, page.url()).not.toMatch(secret)
}

test('an agent without the permission never receives net prices and margin', async ({
  page,
  browser,
  instance,
  open,
  signIn,
}) => {
  const owner = await (await browser.newContext({ baseURL: instance.url })).newPage()
  await signIn(owner, 'owner@skyways.test')
  await signIn(page, 'agent@skyways.test')

  const { id, paymentPath, offer } = await readyToPay(page, toAbuja(90))
  expect(offer.waterfall).toBeNull()
  const known = (await apiOf(owner).call('GET', `/checkouts/${id}`)).body.offer
  expect(known.waterfall.net.amount).toBeGreaterThan(0)

  await test.step('in results', async () => {
    await open(`/order/new/flight/newoffers?trip=one-way&from=LOS&to=ABV&depart=${toAbuja(90).depart}&adults=1&cabin=economy`)
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 })
    await expectNothingOf(page, known.waterfall)
  })

  await test.step('in the checkout', async () => {
    for (const step of ['', 'details/', 'payment/']) {
      await open(paymentPath.replace('payment/', step))
      await expectNothingOf(page, known.waterfall)
    }
  })

  await test.step('in the order and its papers', async () => {
    await pay(page, 'Wallet')
    await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 20_000 })
    await expectNothingOf(page, known.waterfall)
    await open(page.url().replace('/order/flight/', '/order/flight/ticket/detail/'))
    await expectNothingOf(page, known.waterfall)
  })

  await test.step('while the owner sees all of it', async () => {
    await owner.goto(`/order/flight/${page.url().split('/').at(-1)}`)
    await expect(owner.getByRole('region', { name: 'How the price came about' })).toContainText(
      formatMoney(known.waterfall.total),
    )
  })
  await owner.context().close()
})
