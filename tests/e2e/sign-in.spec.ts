import { demoPassword } from '#server/seed/demo-people.ts'
import { expect, full, open, test } from './fixtures.ts'

test('a protected screen leads to the sign-in and then back to it', async ({ page, open }) => {
  await open('/settings/security')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fsettings%2Fsecurity$/)
  await page.getByLabel('E-mail').fill('owner@skyways.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/settings\/security$/)
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
})

test('a wrong password is refused and the e-mail address stays in the field', { tag: full }, async ({ page, open, trouble }) => {
  trouble.allow(/ POST .*\/sign-in/)
  await open('/sign-in')
  await page.getByLabel('E-mail').fill('agent@skyways.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('agent@skyways.test')
})

test('signing in works before any script has arrived', { tag: full }, async ({ browser, instance }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: instance.url })
  const page = await context.newPage()
  await page.goto('/sign-in?next=/settings/security')
  await page.getByLabel('E-mail').fill('owner@skyways.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
  await context.close()
})

test('the redirect after signing in never leads to another site', { tag: full }, async ({ page, open }) => {
  await open('/sign-in?next=//elsewhere.example/')
  await page.getByLabel('E-mail').fill('owner@skyways.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/dashboard$/)
})

test('a new agency gets its first steps and an empty wallet', { tag: full }, async ({ page, open }) => {
  await open('/sign-up')
  await page.getByLabel('Agency name').fill('Harmattan Holidays')
  await expect(page.getByLabel('Web address')).toHaveValue('harmattan-holidays')
  await page.getByLabel('Your name').fill('Ifeoma Nwosu')
  await page.getByLabel('E-mail').fill('ifeoma@harmattan.test')
  await page.getByLabel('Password', { exact: true }).fill('dust before the rain')
  await page.getByRole('button', { name: 'Open the agency' }).click()
  await expect(page).toHaveURL(/\/agency-welcome$/)
  await expect(page.getByRole('link', { name: 'Wallet balance NGN 0.00' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Harmattan Holidays/ })).toBeVisible()
})

test('an agency with a name or e-mail in use keeps the entered data', { tag: full }, async ({ page, open, trouble }) => {
  trouble.allow(/ POST .*\/sign-up/)
  await open('/sign-up')
  await page.getByLabel('Agency name').fill('Skyways Again')
  await page.getByLabel('Web address').fill('skyways')
  await page.getByLabel('Your name').fill('Someone Else')
  await page.getByLabel('E-mail').fill('someone@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.getByRole('button', { name: 'Open the agency' }).click()
  await expect(page.getByLabel('Web address')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Agency name')).toHaveValue('Skyways Again')
})

test('signing out deletes what was saved for the person and keeps the agent record', { tag: full }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  await open('/settings/security')
  await page.evaluate(() => {
    localStorage.setItem('bookingData', '{"private":true}')
    sessionStorage.setItem('cart', '1')
  })
  await page.getByRole('button', { name: 'Account of Adaeze Okonkwo' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to Skyways Travel' })).toBeVisible()
  const left = await page.evaluate(() => ({
    agent: JSON.parse(localStorage.getItem('agent') ?? 'null'),
    booking: localStorage.getItem('bookingData'),
    cart: sessionStorage.getItem('cart'),
  }))
  expect(left).toEqual({ agent: expect.objectContaining({ slug: 'skyways' }), booking: null, cart: null })
  await open('/settings/security')
  await expect(page).toHaveURL(/\/sign-in\?next=/)
})

test('opening the address of signing out signs nobody out', { tag: full }, async ({ page, open, signIn }) => {
  await signIn(page, 'owner@skyways.test')
  await open('/sign-out')
  await open('/settings/security')
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
})

test('another device is listed and can be signed out', { tag: full }, async ({ page, browser, instance, signIn, trouble }) => {
  await signIn(page, 'agent@skyways.test')
  const elsewhere = await browser.newContext({
    baseURL: instance.url,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  })
  trouble.watch(elsewhere)
  const phone = await elsewhere.newPage()
  await signIn(phone, 'agent@skyways.test')
  await open(page, '/settings/security')
  const devices = page.getByRole('main').getByRole('listitem')
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await devices
    .filter({ hasText: 'iPhone' })
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(devices.filter({ hasText: 'iPhone' })).toHaveCount(0)
  await phone.goto('/settings/security')
  await expect(phone).toHaveURL(/\/sign-in\?next=/)
  await elsewhere.close()
})
