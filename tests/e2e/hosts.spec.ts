import { askOverHttp } from '../ask-over-http.ts'
import { expect, full, open, test } from './fixtures.ts'
import { openAgency } from './new-agency.ts'

test('the root is the portal, with the sign-in screen', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
})

test("an agency's own address is its portal", async ({ page, instance }) => {
  await open(page, `http://skyways.localhost:${instance.port}/`)
  await expect(page.getByRole('heading', { name: 'Sign in to Skyways Travel' })).toBeVisible()
})

test("an agency's customer address is its shop", async ({ page, instance }) => {
  const shop = `http://skyways.customer.localhost:${instance.port}`
  await open(page, `${shop}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Skyways Travel' })).toBeVisible()
  await expect(page).toHaveTitle(/Skyways Travel/)
  await expect(page.getByText('Tradewind')).toHaveCount(0)
})

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''

test('addresses of the portal are not found on a storefront, which says so in plain HTML', async ({
  page,
  instance,
  trouble,
}) => {
  const host = `skyways.customer.localhost:${instance.port}`
  for (const path of [
    '/dashboard',
    '/order',
    '/transactions',
    '/settings/security',
    '/templating/edit/home',
    '/sign-up',
    '/no/such',
  ]) {
    const answer = await askOverHttp(`http://127.0.0.1:${instance.port}${path}`, { headers: { host } })
    const html = answer.bytes.toString()
    expect(answer.statusCode, path).toBe(404)
    expect(titleOf(html), path).toBe('Not found - Skyways Travel')
    expect(mainOf(html), path).toMatch(/<h1[^>]*>There is nothing at this address<\/h1>/)
    expect(html, path).not.toMatch(/Tradewind|type="module"/)
  }
  trouble.allow(/^404 GET/)
  await page.goto(`http://${host}/no/such`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Skyways Travel' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to start' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('nobody signs in to one agency at the address of another', async ({ page, instance, trouble }) => {
  trouble.allow(/^403 GET .*dashboard/)
  await open(page, `http://savanna.localhost:${instance.port}/sign-in`)
  await page.getByLabel('E-mail').fill('owner@skyways.test')
  await page.getByLabel('Password', { exact: true }).fill('Skyways-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Skyways Travel')).toHaveCount(0)
  const session = await page.evaluate(() => fetch('/api/session').then((answer) => answer.json()))
  expect(session.agency?.slug).not.toBe('skyways')
})

for (const host of ['nobody.customer.localhost', 'nobody.localhost', 'a.b.localhost', 'flights.example.org', '192.0.2.7']) {
  test(`${host}, an unknown host, says that there is no agency, and is not the portal`, async ({ instance }) => {
    for (const path of ['/', '/sign-in', '/about', '/dashboard', '/accommodation/new', '/order/new/newFlight', '/no/such']) {
      const answer = await askOverHttp(`http://127.0.0.1:${instance.port}${path}`, { headers: { host } })
      const html = answer.bytes.toString()
      expect(answer.statusCode, path).toBe(404)
      expect(html, path).toContain('<title>There is no travel agency at this address</title>')
      expect(html, path).not.toMatch(/Tradewind|type="module"|type="password"/)
    }
  })
}

test('an address that does not exist is not found for a member, in the frame and with a link back', async ({
  page,
  signIn,
  trouble,
}) => {
  trouble.allow(/^404 GET/)
  await signIn(page, 'owner@skyways.test')
  const nobodys = '01a1fc1a-b1ef-7421-ad35-dd07a2478bc0'
  for (const path of [
    '/no/such/place',
    '/settings/nothing',
    '/order/flight/not-an-order',
    `/order/flight/${nobodys}`,
    `/accommodation/confirmation?order=${nobodys}`,
    `/outbox/${nobodys}`,
    '/templating/edit/no-such-page',
    '/shop/order/new/flight/offers',
  ]) {
    const answer = await page.request.get(path)
    const html = await answer.text()
    expect(answer.status(), path).toBe(404)
    expect(titleOf(html), path).toBe('Not found - Tradewind')
    expect(mainOf(html), path).toMatch(/<a [^>]*href="\/(dashboard)?"/)
  }
  for (const path of ['/no/such/place', `/order/flight/${nobodys}`]) {
    expect((await open(page, path))?.status()).toBe(404)
    await expect(page).toHaveTitle('Not found - Tradewind')
    await expect(page.getByRole('link', { name: 'Orders' }).first()).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/(dashboard)?$/)
  }
})

test('a 404 page of a storefront has a title with its agency’s name', async ({ page, instance, trouble }) => {
  trouble.allow(/^404 GET/)
  await page.goto(`http://skyways.customer.localhost:${instance.port}/order/flight/01a1fc1a-b1ef-7421-ad35-dd07a2478bc0`)
  await expect(page).toHaveTitle('Not found - Skyways Travel')
})

test('a storefront that sells no hotels has a title that says so', { tag: full }, async ({ page, instance, trouble }) => {
  trouble.allow(/^404 GET/)
  const slug = await openAgency(page, instance.url)
  const { request } = page
  const { site, revision } = await (await request.get(`${instance.url}/api/site`)).json()
  const data = { revision, site: { ...site, settings: { ...site.settings, activeProducts: ['flights'] } } }
  const saved = await (await request.put(`${instance.url}/api/site/draft`, { data })).json()
  const published = await request.post(`${instance.url}/api/site/publish`, { data: { revision: saved.revision } })
  expect(published.status()).toBe(200)
  const shop = `http://${slug}.customer.localhost:${instance.port}`
  for (const path of ['/accommodation/new', '/accommodation/results?place=Accra']) {
    await page.goto(shop + path)
    await expect(page, path).toHaveTitle('Harmattan Air sells no accommodation online')
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Harmattan Air sells no accommodation online')
  }
  await page.goto(`${shop}/order/new/newFlight`)
  await expect(page).toHaveTitle('Search flights - Harmattan Air')
})
