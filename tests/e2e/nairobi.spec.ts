import { demoPassword, demoTraveller } from '#server/seed/demo-people.ts'
import { apiOf, chooseMethod, enterContact, enterTravellers, skipExtras } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { chooseDays, choosePlace, inDays, suppliersAnswered } from './search.ts'

/** An agency in Kenya: shillings (KES) and the time zone of Nairobi, UTC+3 (ISO 4217, IANA time zone database). */

const departure = inDays(20)
const ofElsewhere = /NGN|₦|Lagos|Nigeria|\bWAT\b/

test('an agency in Nairobi sells a flight in shillings, with everything in its own time zone', { tag: full }, async ({
  page,
  open,
}) => {
  test.slow()
  const nothingElse = () => expect(page.getByRole('main')).not.toContainText(ofElsewhere)

  await test.step('the owner signs in and sees the wallet in shillings', async () => {
    await open('/sign-in')
    await page.getByLabel('E-mail').fill('owner@savanna.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Wallet balance KES/ })).toBeVisible()
    await nothingElse()
  })

  await test.step('searches Nairobi to Mombasa and sees prices in shillings', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Flights' }).click()
    await page.getByLabel('One way').check()
    await choosePlace(page, 'From', { typed: 'Nairobi', code: 'NBO' })
    await choosePlace(page, 'To', { typed: 'Mombasa', code: 'MBA' })
    await page.getByRole('combobox', { name: 'Departure' }).click()
    await chooseDays(page.getByRole('dialog', { name: 'Departure' }), [departure])
    await page.getByRole('button', { name: 'Search flights' }).click()
    await suppliersAnswered(page)
    await page.getByRole('tab', { name: /^Cheapest/ }).click()
    const offer = page.getByRole('article').first()
    await expect(offer).toContainText(/KES [\d,]+\.\d\d/)
    await nothingElse()
    await offer.getByRole('button', { name: /^View/ }).click()
    await offer.getByRole('button', { name: 'Select' }).first().click()
  })

  await test.step('enters the traveller; the telephone number is one of Kenya', async () => {
    await page.getByRole('button', { name: 'Continue to travellers' }).click()
    await enterTravellers(page, { 'Adult 1': demoTraveller({ id: '', type: 'ADT', age: null }, 0, departure) })
    await expect(page.getByLabel('Country code')).toHaveValue('KE')
    await enterContact(page, { email: 'wambui@example.com', phone: '0712 345678' })
    await skipExtras(page)
  })

  await test.step('pays from the wallet; a bank transfer is not offered', async () => {
    await expect(page.getByRole('radio', { name: 'Bank transfer' })).toHaveCount(0)
    await chooseMethod(page, 'Wallet')
    await page.getByRole('button', { name: /^Pay KES/ }).click()
    await expect(page.getByLabel('Status of the order')).toContainText('Issued', { timeout: 30_000 })
  })

  await test.step('reads when it was sold on the clock of Nairobi', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const { body: order } = await apiOf(page).call('GET', `/orders/${id}`)
    expect(order.contact.phone).toBe('+254712345678')
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Nairobi', hour: '2-digit', minute: '2-digit' })
    // East Africa Time.
    const soldAt = `${clock.format(new Date(order.soldAt ?? order.createdAt))} EAT`
    await expect(page.getByRole('main')).toContainText(soldAt)
    await open('/order')
    await expect(page.getByRole('link', { name: /^Order / })).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText('KES')
    await nothingElse()
    const csv = String((await apiOf(page).call('GET', '/orders.csv')).body)
    expect(csv).toContain('Created (Africa/Nairobi)')
    expect(csv).not.toMatch(ofElsewhere)
  })

  await test.step('reads the mail that the customer got', async () => {
    const mails = async () => (await apiOf(page).call('GET', '/mails?query=wambui@example.com')).body.items.length
    await expect.poll(mails).toBeGreaterThan(0)
    await open('/outbox?query=wambui@example.com')
    await page
      .getByRole('link', { name: /wambui@example\.com/ })
      .first()
      .click()
    await expect(page.getByRole('main')).toContainText('Mombasa')
    await nothingElse()
  })

  await test.step('reads prices in another currency at a rate of the shilling', async () => {
    const { body } = await apiOf(page).call('GET', '/rates')
    expect(body.base).toBe('KES')
    const dollar = Number(body.rates.find(({ currency }: { currency: string }) => currency === 'USD').rate)
    expect(dollar).toBeGreaterThan(50)
    expect(dollar).toBeLessThan(300)
  })
})

test('the founder of an agency chooses its country', { tag: full }, async ({ page, open }) => {
  await open('/sign-up')
  await expect(page.getByLabel('Country')).toHaveValue('NG')
  await page.getByLabel('Agency name').fill('Volta Travel')
  await page.getByLabel('Country').selectOption('GH')
  await page.getByLabel('Your name').fill('Ama Mensah')
  await page.getByLabel('E-mail').fill('ama@volta.test')
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-password')
  await page.getByRole('button', { name: 'Open the agency' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome, /, level: 1 })).toBeVisible()
  const { body } = await apiOf(page).call('GET', '/session')
  expect(body.regional).toEqual({ country: 'GH', currency: 'GHS', zone: 'Africa/Accra', locale: 'en-GH' })
})

test('an agency in South Africa reads and types amounts in its format, and hydration keeps the server’s text', {
  tag: full,
}, async ({ page, open }) => {
  // en-ZA in the Unicode tables: groups separated by a non-breaking space, a decimal comma.
  const written = /^ZAR \d{1,3}(\u00a0\d{3})*,\d\d$/
  const amounts = async () => (await page.getByRole('main').innerText()).match(/ZAR [\d.,\u00a0]*\d/g) ?? []

  await test.step('opens the agency', async () => {
    await open('/sign-up')
    await page.getByLabel('Agency name').fill('Protea Travel')
    await page.getByLabel('Country').selectOption('ZA')
    await page.getByLabel('Your name').fill('Thandi Nkosi')
    await page.getByLabel('E-mail').fill('thandi@protea.test')
    await page.getByLabel('Password', { exact: true }).fill('a-long-enough-password')
    await page.getByRole('button', { name: 'Open the agency' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Protea Travel', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Wallet balance ZAR 0,00/ })).toBeVisible()
  })

  await test.step('reads the wallet as the server sent it', async () => {
    const sent = await (await page.request.get('/transactions')).text()
    expect(sent).toContain('<html lang="en-ZA"')
    expect(sent).toContain('ZAR 0,00')
    await open('/transactions')
    const shown = await amounts()
    expect(shown.length).toBeGreaterThan(0)
    for (const amount of shown) expect(amount).toMatch(written)
  })

  await test.step('types an amount with a comma; a point would be another country’s', async () => {
    await page.getByRole('link', { name: 'Top up' }).click()
    const dialog = page.getByRole('dialog', { name: 'Top up the wallet' })
    await expect(dialog).toContainText('From ZAR 10,00 to ZAR 600\u00a0000,00')
    await dialog.getByRole('button', { name: /^50.000$/ }).click()
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('50\u00a0000')
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('1 250,50')
    await expect(dialog).toContainText('ZAR 1\u00a0250,50')
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('1.250')
    await expect(dialog.getByRole('button', { name: 'Pay by card' })).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('1 250,50')
    await expect(dialog.getByRole('button', { name: /^Pay ZAR 1\s\d{3},\d\d by card$/ })).toBeVisible()
  })

  await test.step('finds flights at prices written so', async () => {
    await open('/order/new/newFlight')
    await choosePlace(page, 'From', { typed: 'Johannesburg', code: 'JNB' })
    await choosePlace(page, 'To', { typed: 'Cape Town', code: 'CPT' })
    await page.getByLabel('One way').check()
    await page.getByRole('combobox', { name: 'Departure' }).click()
    await chooseDays(page.getByRole('dialog', { name: 'Departure' }), [departure])
    await page.getByRole('button', { name: 'Search flights' }).click()
    await suppliersAnswered(page)
    const shown = await amounts()
    expect(shown.length).toBeGreaterThan(3)
    for (const amount of shown) expect(amount).toMatch(written)
    await page.reload()
    await expect(page.getByRole('article').first()).toContainText(/ZAR \d{1,3}(\u00a0\d{3})*,\d\d/)
  })
})
