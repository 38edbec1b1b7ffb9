import { demoTraveller } from '#server/seed/demo-people.ts'
import { cards } from '../pay-on-hosted-page.ts'
import { apiOf, enterContact, enterTravellers, pay, payWithCard, skipExtras } from './checkout.ts'
import { expect, open, test } from './fixtures.ts'
import { signUp, uploadLogo } from './new-agency.ts'
import { inDays } from './search.ts'
import { chooseFirstFare, searchFromHome, shopAt } from './shop.ts'

const agency = { name: 'Zuma Rock Travel', slug: 'zuma-rock-travel', email: 'ifeoma@zumarock.test' }
const day = inDays(83)
const traveller = demoTraveller({ id: '', type: 'ADT', age: null }, 0, day)
const email = 'chinonso.eze@example.com'

test('an agency signs up, brands its site without typing, and sells its first flight there', async ({
  page,
  browser,
  instance,
  trouble,
}) => {
  test.setTimeout(120_000)
  const shop = shopAt(instance, agency.slug)
  const api = apiOf(page)

  await test.step('signs up and gives its logo, which brings the colours', async () => {
    await signUp(page, agency)
    await page.getByRole('link', { name: 'Add the logo' }).click()
    await uploadLogo(page)
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText(shop.replace('http://', ''), { exact: true })).toBeVisible()
  })
  const { site } = (await api.call('GET', '/site')).body

  await test.step('chooses a template and publishes it unchanged', async () => {
    await page.getByRole('link', { name: 'Choose a template' }).click()
    await page.getByRole('link', { name: 'Try Coastal on' }).click()
    await page.getByText('With its content').click()
    await page.getByRole('button', { name: 'Start over with Coastal' }).click()
    await page.getByRole('button', { name: 'Replace the draft' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Try Coastal on' })).toContainText('In use')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText(/Version \d+ is live/)).toBeVisible()
  })

  const visitor = await browser.newContext()
  trouble.watch(visitor)
  const tab = await visitor.newPage()
  await test.step('its storefront has its own address and brand', async () => {
    await tab.goto(shop)
    await expect(tab).toHaveTitle(agency.name)
    const mark = tab.getByRole('banner').getByRole('img', { name: agency.name })
    expect(await mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(tab.getByRole('button', { name: 'Search flights' })).toHaveCSS(
      'background-color',
      rgb(site.settings.buttonColor),
    )
    await expect(tab.getByText(/Tradewind|Skyways/)).toHaveCount(0)
  })

  await test.step('a visitor searches, books and pays by card', async () => {
    await searchFromHome(tab, day)
    await chooseFirstFare(tab)
    await enterTravellers(tab, { 'Adult 1': traveller })
    await enterContact(tab, { email, phone: '0803 123 4567' })
    await skipExtras(tab)
    await pay(tab, 'Card')
    await payWithCard(tab, cards.approved)
    await expect(tab.getByLabel('Status of the booking')).toContainText('Ticketed', { timeout: 25_000 })
  })
  const id = new URL(tab.url()).pathname.split('/').at(-1)
  const order = (await api.call('GET', `/orders/${id}`)).body

  await test.step('the ticket is mailed in the name of the agency', async () => {
    const mailed = async () => (await api.call('GET', `/mails?query=${encodeURIComponent(email)}`)).body.items
    await expect.poll(async () => (await mailed()).map((mail: { template: string }) => mail.template)).toContain('order-issued')
    const [mail] = (await mailed()).filter(({ template }: { template: string }) => template === 'order-issued')
    expect((await api.call('GET', `/mails/${mail.id}`)).body.text).toContain(order.bookingReference)
    await open(page, `/outbox/${mail.id}`)
    await expect(page.frameLocator('iframe').getByRole('img', { name: agency.name })).toBeVisible()
  })

  await test.step('the agency sees the order, paid by its customer and issued', async () => {
    await open(page, `/order?query=${order.bookingReference}`)
    await page.getByRole('link', { name: /Lagos/ }).first().click()
    await expect(page.getByLabel('Status of the order')).toContainText('Issued')
    await expect(page.getByText('by Customer, online')).toBeVisible()
    const passed = order.timeline.flatMap(({ status }: { status: string | null }) => status ?? [])
    expect(passed.filter((status: string) => ['CustomerPaid', 'Paid', 'Issued'].includes(status))).toEqual([
      'CustomerPaid',
      'Issued',
    ])
  })

  await test.step('the wallet has gained the margin, and nothing else moved in it', async () => {
    const fee = order.payments[0].fee.amount
    const net = order.waterfall.lines.find(({ kind }: { kind: string }) => kind === 'net').amount.amount
    expect(order.payments[0].amount.amount).toBe(order.total.amount)
    const { items } = (await api.call('GET', '/wallet/transactions')).body
    expect(items.map(({ kind, amount }: { kind: string; amount: { amount: number } }) => [kind, amount.amount])).toEqual([
      ['issue', order.total.amount - fee - net],
    ])
    const { balance, held } = (await api.call('GET', '/wallet')).body
    expect([balance.amount, held.amount]).toEqual([order.total.amount - fee - net, 0])
  })
  await visitor.close()
})

/** `#0a6e3c` as browsers compute it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
