import type { Page } from '@playwright/test'
import { expect, full, test } from './fixtures.ts'
import { openResults, toAbuja } from './search.ts'

/** Sends the quote of the page by link; returns the customer's address. */
async function sendByLink(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await page.getByRole('combobox', { name: 'How' }).selectOption('link')
  await page.getByRole('button', { name: 'Make link' }).click()
  const link = page.getByRole('link', { name: /\/quote\// })
  await expect(link).toBeVisible()
  return String(await link.getAttribute('href')).split('?')[0] ?? ''
}

test('an agent makes a quote and sends it, and the customer signs it on a phone', async ({ page, open, signIn, browser }) => {
  await signIn(page, 'owner@skyways.test')
  await open('/quotes/new')
  await page.getByLabel('Title').fill('Zanzibar in February')
  await page.getByLabel('Customer').fill('Ada Eze')
  await page.getByRole('button', { name: 'Create quote' }).click()
  await expect(page.getByRole('heading', { name: 'Zanzibar in February', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Add option' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('By the sea')
  await page.getByRole('dialog').getByRole('button', { name: 'Add option' }).click()
  for (const [title, cost, optional] of [
    ['Hotel', '400,000', false],
    ['Transfer', '20,000', true],
  ] as const) {
    await page.getByRole('link', { name: 'Add item' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Cost in NGN').fill(cost)
    await dialog.getByLabel('Markup').fill(optional ? '' : '40,000')
    if (optional) await dialog.getByLabel('Optional').check()
    await dialog.getByRole('button', { name: 'Save item' }).click()
    await expect(dialog).toBeHidden()
  }
  const option = page.getByRole('region', { name: 'By the sea' })
  await expect(option).toContainText('NGN 440,000.00')
  await expect(option).toContainText('Margin NGN 40,000.00')
  const address = await sendByLink(page)

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(address)
  await expect(phone.getByRole('heading', { name: 'Zanzibar in February' })).toBeVisible()
  // What a messenger shows of the link; search engines are not to list it.
  await expect(phone.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Zanzibar in February')
  await expect(phone.locator('meta[name=description]')).toHaveAttribute('content', /^Quote .+ of Skyways/)
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(phone.locator('[data-sum]')).toHaveText('NGN 440,000.00')
  await phone.getByLabel(/Add for/).check()
  await expect(phone.locator('[data-sum]')).toHaveText('NGN 460,000.00')
  await phone.getByLabel('Ask before you decide').fill('Is breakfast included?')
  await phone.getByRole('button', { name: 'Send question' }).click()
  await expect(phone.getByText('Your question is with us')).toBeVisible()
  await phone.getByLabel(/Add for/).check()
  await phone.getByLabel('Your full name, as your signature').fill('Ada Eze')
  await phone.getByRole('button', { name: 'Accept quote' }).click()
  await expect(phone.getByText('Accepted by Ada Eze')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Accept quote' })).toHaveCount(0)
  await phone.context().close()

  await page.reload()
  await expect(page.getByText('The customer accepted')).toBeVisible()
  await expect(page.getByText(/NGN 460,000.00.*Signed by Ada Eze/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Questions' })).toContainText('Is breakfast included?')
})

test('an agent gives each traveller an itinerary of their own, which the customer and the travellers read without scripts', async ({
  page,
  open,
  signIn,
  browser,
}) => {
  await signIn(page, 'owner@skyways.test')
  await open('/quotes/new')
  await page.getByLabel('Title').fill('A reunion in Zanzibar')
  await page.getByLabel('Customer').fill('Ngozi Eze')
  await page.getByRole('button', { name: 'Create quote' }).click()
  await page.getByRole('link', { name: 'Add travellers' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add traveller' }).click()
  for (const [at, [name, group]] of [
    ['Ada Eze', 'Eze family'],
    ['Bola Eze', 'Eze family'],
    ['Chidi Obi', ''],
  ].entries()) {
    await dialog.getByLabel(`Traveller ${at + 1}`, { exact: true }).fill(name ?? '')
    await dialog.getByLabel(`Group of traveller ${at + 1}`).fill(group ?? '')
  }
  await dialog.getByLabel('Show what each pays').check()
  await dialog.getByRole('button', { name: 'Save travellers' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Add option' }).click()
  await dialog.getByLabel('Title').fill('By the sea')
  await dialog.getByRole('button', { name: 'Add option' }).click()
  for (const [title, cost, day, whom] of [
    ['Safari', '300,000', '2027-02-11', 'Ada Eze'],
    ['Villa', '90,000', '2027-02-08', null],
    ['Spa', '50,000', '2027-02-09', 'Group Eze family'],
  ] as const) {
    await page.getByRole('link', { name: 'Add item' }).click()
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('First day').fill(day)
    await dialog.getByLabel('Cost in NGN').fill(cost)
    if (whom?.startsWith('Group')) await dialog.getByRole('button', { name: whom }).click()
    else if (whom) await dialog.getByRole('checkbox', { name: whom }).check()
    await dialog.getByRole('button', { name: 'Save item' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(page.getByRole('region', { name: 'By the sea' })).toContainText('For Ada Eze, Bola Eze')
  const address = await sendByLink(page)
  const ofChidi = String(await page.getByRole('link', { name: 'See the page of Chidi Obi' }).getAttribute('href'))

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })).newPage()
  await phone.goto(address)
  await phone.getByRole('link', { name: 'Bola Eze' }).click()
  await expect(phone).toHaveURL(/\?for=/)
  const own = phone.getByRole('region', { name: 'By the sea' })
  await expect(own.getByRole('listitem')).toContainText([/Villa.*NGN 30,000\.00/s, /Spa.*NGN 25,000\.00/s])
  await expect(own).toContainText('TotalNGN 55,000.00')
  await expect(own).not.toContainText('Safari')
  await expect(phone.getByRole('button', { name: 'Accept quote' })).toHaveCount(0)
  await phone.getByRole('link', { name: 'Answer the whole quote' }).click()
  await expect(phone.getByRole('button', { name: 'Accept quote' })).toBeVisible()

  await phone.goto(ofChidi)
  await expect(phone.getByText('Itinerary of Chidi Obi')).toBeVisible()
  await expect(own).toContainText('TotalNGN 30,000.00')
  await expect(phone.getByRole('main')).not.toContainText(/Ada|Bola|Safari|Spa/)
  await expect(phone.getByRole('button', { name: 'Accept quote' })).toHaveCount(0)
  await phone.context().close()
})

test('an agent quotes a flight of a search, checks its price again and books it once the customer signed', { tag: full }, async ({
  page,
  signIn,
  browser,
}) => {
  await signIn(page, 'owner@skyways.test')
  await openResults(page, toAbuja(95))
  const flight = page.getByRole('article').first()
  await flight.getByRole('button', { name: /^View/ }).click()
  await flight.getByRole('button', { name: 'Add to quote' }).first().click()
  await expect(page.getByRole('heading', { name: 'Add the flight to a quote' })).toBeVisible()
  await expect(page.getByRole('article', { name: /Lagos.*Abuja/ })).toContainText('1 adult')
  await page.getByLabel('Title').fill('Abuja and back')
  await page.getByLabel('Customer').fill('Ada Eze')
  await page.getByRole('button', { name: 'Create quote' }).click()
  await expect(page.getByRole('heading', { name: 'Abuja and back', level: 1 })).toBeVisible()
  const address = await sendByLink(page)

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(address)
  await phone.getByLabel('Your full name, as your signature').fill('Ada Eze')
  await phone.getByRole('button', { name: 'Accept quote' }).click()
  await expect(phone.getByText('Accepted by Ada Eze')).toBeVisible()
  await phone.context().close()

  await page.reload()
  await page.getByRole('button', { name: 'Check prices' }).click()
  await expect(page.getByRole('region', { name: 'Prices today' })).toContainText(/As quoted|Changed/)
  await page.getByRole('button', { name: /^Book / }).click()
  await expect(page).toHaveURL(/\/order\/new\/flight\/book\//)
})
