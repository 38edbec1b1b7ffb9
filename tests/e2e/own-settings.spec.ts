import { defaultCustomerRules } from '#domain/agency/customer-rules.ts'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { inDays } from './search.ts'
import { searchFromHome, shopAt } from './shop.ts'

test('an owner fills profile, contact and customer rules, and the website follows them', { tag: full }, async ({
  page,
  browser,
  instance,
  signIn,
  trouble,
}) => {
  test.setTimeout(60_000)
  await signIn(page, 'owner@skyways.test')

  await test.step('the profile has another name', async () => {
    await open(page, '/settings')
    await page.getByLabel('Name').fill('Adéwálé Ọláṣubọ̀mí')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.getByRole('link', { name: 'View your profile' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Adéwálé Ọláṣubọ̀mí')
  })

  await test.step('contact hours and kinds of enquiries are set', async () => {
    trouble.allow(/^422 POST .*settings\/agency\/contact/)
    await open(page, '/settings/agency/contact')
    await page.getByLabel('Saturday, opens').fill('10:00')
    await page.getByLabel('Saturday, closes').fill('09:00')
    await page.getByLabel('Kind of enquiry').first().fill('School trips')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter a time after the opening.').first()).toBeVisible()
    await expect(page.getByLabel('Kind of enquiry').first()).toHaveValue('School trips')
    await page.getByLabel('Saturday, closes').fill('14:30')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your contact page shows it now.')).toBeVisible()
  })

  await test.step('guests may not book', async () => {
    await open(page, '/settings/agency/customer')
    await page.getByLabel('Guests may book').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your website follows it at once.')).toBeVisible()
  })

  const visitor = await browser.newContext()
  trouble.watch(visitor)
  const tab = await visitor.newPage()
  const shop = shopAt(instance, 'skyways')
  await test.step('visitors see the hours and the kind of enquiry', async () => {
    await tab.goto(`${shop}/contact`)
    await expect(tab.getByText('10:00–14:30')).toBeVisible()
    await expect(tab.getByLabel('What is it about?')).toContainText('School trips')
  })
  await test.step('a guest is asked to sign in before choosing a fare', async () => {
    trouble.allow(/^403 /)
    await tab.goto(shop)
    await searchFromHome(tab, inDays(83))
    await tab
      .getByRole('link', { name: /^View (fare|\d+ fares)$/ })
      .first()
      .click()
    await tab.getByRole('button', { name: 'Select' }).first().click()
    await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(tab.getByText('sells to signed-in customers')).toBeVisible()
  })
  await visitor.close()

  await test.step('the settings are set back, for the journeys that follow', async () => {
    const api = apiOf(page)
    await api.call('PUT', '/profile', { name: 'Adaeze Okonkwo', phone: '' })
    await api.call('PUT', '/agency/contact', noContactDetails)
    const { status } = await api.call('PUT', '/agency/customer-rules', defaultCustomerRules)
    expect(status).toBe(200)
  })
})

test('what a change of settings replaced is restored from its history, and the form shows it', { tag: full }, async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  await open(page, '/settings/order')
  const prefix = page.getByLabel('Prefix of order numbers')
  const former = await prefix.inputValue()
  await prefix.fill('XYZ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore this value' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Restore what was before?' })
  await expect(dialog.getByText('XYZ')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored.')).toBeVisible()
  await expect(prefix).toHaveValue(former)
  await expect(page.getByText(`XYZ → ${former}`)).toBeVisible()
})

test('an unknown address below /settings is not found, beside the links to the settings', { tag: full }, async ({
  page,
  signIn,
  trouble,
}) => {
  trouble.allow(/^404 GET .*settings/)
  await signIn(page, 'owner@skyways.test')
  const answer = await open(page, '/settings/no/such/place')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Settings pages' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})
