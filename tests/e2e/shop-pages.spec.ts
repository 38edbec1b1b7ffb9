import type { ShopStayPrice } from '#contract/shop.ts'
import { askOverHttp } from '../ask-over-http.ts'
import { coupleInLagos, searchStays } from '../book-stay.ts'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'

const shopAt = (port: number, path = '/') => `http://skyways.customer.localhost:${port}${path}`
const contentPaths = [
  '/',
  '/deals',
  '/flights',
  '/hotels',
  '/tours',
  '/destinations',
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/tos',
  '/privacy-policy',
]

async function read(port: number, slug: string, path: string) {
  const { statusCode, bytes } = await askOverHttp(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `${slug}.customer.localhost:${port}` },
  })
  return { status: statusCode, html: bytes.toString() }
}

test("every content page is complete without scripts: a heading, the agency's layout, and nothing of the platform", async ({
  instance,
}) => {
  for (const path of contentPaths) {
    const { status, html } = await read(instance.port, 'skyways', path)
    expect(status, path).toBe(200)
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(/<header\b.*?<\/header>/s.exec(html)?.[0], path).toContain('Skyways Travel')
    expect(html, path).not.toMatch(/Tradewind|type="module"/)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same addresses on another host belong to another agency', { tag: full }, async ({ page, instance }) => {
    await page.goto(shopAt(instance.port, '/testimonials').replace('skyways', 'savanna'))
    await expect(page.getByRole('banner').getByRole('link', { name: 'Savanna Journeys' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const path of ['/', '/testimonials', '/about', '/sitemap.xml']) {
      const answer = await read(instance.port, 'savanna', path)
      expect(answer.status, path).toBe(200)
      expect(answer.html, path).not.toMatch(/skyways/i)
    }
  })

  test('a visitor searches by a plain form', async ({ page, instance }) => {
    await page.goto(shopAt(instance.port))
    const form = page.getByRole('form', { name: 'Search flights' })
    await form.getByLabel('From').first().fill('LOS')
    await form.getByLabel('To', { exact: true }).first().fill('ABV')
    await form.getByRole('button', { name: 'Search flights' }).click()
    await expect(page).toHaveURL(/\/order\/new\/flight\/offers\?.*from=LOS&to=ABV&depart=/, { timeout: 30_000 })
    await expect(page.getByRole('article').first()).toContainText(/NGN [\d,]+\.\d\d/)
  })

  test('a visitor searches a stay by a plain form on its tab', { tag: full }, async ({ page, instance, trouble }) => {
    // The result page has scripts, which do not run in this browser.
    trouble.allow(/^csp GET .*\/assets\//)
    await page.goto(shopAt(instance.port))
    const form = page.getByRole('form', { name: 'Search accommodation' })
    await expect(form).toBeHidden()
    await page.getByRole('radio', { name: 'Accommodation' }).check()
    await expect(page.getByRole('form', { name: 'Search flights' })).toBeHidden()
    await form.getByLabel('Where').fill('Accra')
    await form.getByRole('button', { name: 'Search accommodation' }).click()
    const found = 'place=Accra&at=5\\.556%2C-0\\.197&checkIn=[\\d-]+&checkOut=[\\d-]+&rooms=2&nationality=NG'
    await expect(page).toHaveURL(
      new RegExp(`/accommodation/results\\?searchId=[\\w-]+&${found}&placeId=city%3Aaccra-gh&context=Ghana&country=GH$`),
    )
    await expect(page.getByRole('main')).toContainText('Accra')
  })

  test('a message keeps the entered text until it is valid, and reaches the agency', { tag: full }, async ({
    page,
    instance,
    trouble,
  }) => {
    trouble.allow(/^422 POST/)
    await page.goto(shopAt(instance.port, '/contact'))
    await page.getByLabel('Your name').fill('Ngozi Okonjo')
    const wrong = page.getByText('Write your e-mail address, so that we can answer.')
    await expect(wrong).toBeHidden()
    await page.getByLabel('E-mail').fill('ngozi@')
    await page.getByLabel('Message').focus()
    await expect(wrong).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveCSS('border-top-width', '2px')
    // A browser accepts this value, the server does not: the address has no top-level domain.
    await page.getByLabel('E-mail').fill('ngozi@example')
    await expect(wrong).toBeHidden()
    await page.getByLabel('Message').fill('Hello there')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(wrong).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveValue('Ngozi Okonjo')
    await page.getByLabel('E-mail').fill('ngozi@example.com')
    await page.getByLabel('Message').focus()
    await expect(wrong).toBeHidden()
    await page.getByLabel('Message').fill('Can I take my violin on board?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status')).toContainText('Your message is with Skyways Travel')
  })
})

test('cities are suggested by name, and their codes are searched', { tag: full }, async ({ page, instance }) => {
  await open(page, shopAt(instance.port))
  const form = page.getByRole('form', { name: 'Search flights' })
  await form.getByLabel('From', { exact: true }).fill('lagos')
  await page.getByRole('option', { name: /Lagos/ }).first().click()
  await form.getByLabel('To', { exact: true }).fill('abuja')
  await expect(page.getByRole('option', { name: /Abuja/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('To', { exact: true })).toHaveValue('Abuja (ABV)')
  await form.getByLabel('One way').check()
  await form.getByRole('button', { name: 'Search flights' }).click()
  await expect(page).toHaveURL(/offers\?.*from=LOS.*to=ABV/)
})

test('rooms of a place show a price after a search there, and link to its dates', { tag: full }, async ({
  page,
  instance,
  signIn,
}) => {
  const { destination, ...couple } = coupleInLagos
  const accra = { ...destination, id: 'city:accra-gh', name: 'Accra', country: 'GH', latitude: 5.56, longitude: -0.1969 }
  await signIn(page, 'owner@skyways.test')
  await searchStays(apiOf(page), { ...couple, destination: accra })
  const answered = page.waitForResponse(/\/api\/shop\/stay-prices$/)
  await open(page, shopAt(instance.port, '/hotels'))
  const room = page.getByRole('listitem').filter({ hasText: 'Garden rooms in East Legon' })
  await expect(room).toContainText(/Accra · rooms from NGN [\d,]+\.\d\d a night/)
  // The newest search counts: the page's own price request, a minute after it was first opened, may be later.
  const prices: ShopStayPrice[] = await (await answered).json()
  const days = prices.find(({ location }) => location === 'Accra')
  const address = new RegExp(`place=Accra&checkIn=${days?.checkIn}&checkOut=${days?.checkOut}&rooms=2$`)
  await expect(room.getByRole('link', { name: 'See rooms' })).toHaveAttribute('href', address)
})

test('a phone has every page in its menu', { tag: full }, async ({ page, instance }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, shopAt(instance.port))
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/\/about$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test("the portal's own pages are made of the same blocks", { tag: full }, async ({ request }) => {
  for (const path of ['/about', '/contact', '/terms', '/tos', '/privacy-policy']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toMatch(/<title>[^<]+ - Tradewind<\/title>/)
  }
})
