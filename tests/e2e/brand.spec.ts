import { expect, full, open, test } from './fixtures.ts'
import { uploadLogo } from './new-agency.ts'

test('a brand is derived from a logo, and the storefront and mails use it at once', { tag: full }, async ({
  page,
  instance,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  await open(page, '/settings/agency/brand')
  await uploadLogo(page)
  const proposals = page.getByRole('group', { name: 'Colours from your logo' })

  // A wide logo cannot be read in a browser's tab, so a part of it is chosen.
  await page.getByRole('button', { name: 'Choose the part for the icon' }).click()
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/brand'))
  await page.getByRole('dialog', { name: 'The part for the icon' }).getByRole('button', { name: 'Use this' }).click()
  await answered
  const save = page.getByRole('button', { name: 'Save', exact: true })

  // A colour that nobody could read is refused, with the nearest that can be.
  const primary = page.getByRole('textbox', { name: 'Primary colour', exact: true })
  await primary.fill('#ffe94d')
  await expect(page.getByText('The primary colour #ffe94d cannot be read')).toBeVisible()
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: /^Take #[0-9a-f]{6}$/ }).click()
  await expect(primary).not.toHaveValue('#ffe94d')
  await expect(save).toBeEnabled()

  await proposals.getByRole('button', { name: /Take colours 1/ }).click()
  const button = await page.getByRole('textbox', { name: 'Button colour', exact: true }).inputValue()
  await page.getByRole('radio', { name: /Manrope/ }).press('Space')
  await save.click()
  await expect(page.getByText('Brand saved')).toBeVisible()
  await expect(save).toHaveCount(0)

  const shop = await page.context().newPage()
  await shop.goto(`http://skyways.customer.localhost:${instance.port}/`)
  const mark = shop.getByRole('banner').getByRole('img', { name: 'Skyways Travel' })
  await expect(mark).toBeVisible()
  await expect(mark).toHaveJSProperty('complete', true)
  expect(await mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const worn = await shop.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--button'))
  expect(worn.trim()).toBe(button)
  await expect(shop.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Manrope/)
  await expect(shop.locator('link[rel=icon]')).toHaveAttribute('href', /^\/media\/[0-9a-f-]{36}\/favicon\.png$/)
  await shop.close()

  await page.request.post('/api/auth/forgot-password', { data: { email: 'owner@skyways.test' } })
  const mails = await (await page.request.get('/api/mails')).json()
  await open(page, `/outbox/${mails.items[0].id}`)
  const head = page.frameLocator('iframe').getByRole('img', { name: 'Skyways Travel' })
  await expect(head).toBeVisible()
  expect(await head.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('a file that is not a picture is refused with instructions', { tag: full }, async ({ page, signIn, trouble }) => {
  trouble.allow(/^422 POST .*settings\/agency\/(brand|link)/)
  await signIn(page, 'owner@savanna.test')
  await open(page, '/settings/agency/brand')
  const drop = page.getByLabel('Drop your logo here, paste it, or choose a file')
  await drop.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText('This is no picture that can be used.')).toBeVisible()
  // A file that only has the name of a picture: nothing is sent, and the crop dialog does not open.
  await drop.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await expect(page.getByText('logo.png is not a picture that can be read.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const bomb =
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>&a;</text></svg>'
  await drop.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(bomb) })
  await expect(page.getByText('The file is not a picture that can be read.')).toBeVisible()
})

test('a new agency starts with or without a logo, and is shown its address', { tag: full }, async ({
  page,
  instance,
  signIn,
}) => {
  await signIn(page, 'owner@savanna.test')
  await open(page, '/gettingStarted/logo')
  await page.getByRole('link', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { name: 'This is where customers find you' })).toBeVisible()
  await expect(page.getByText(`savanna.customer.localhost:${instance.port}`, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the agency’s own domain is added with its DNS records, and removed again', { tag: full }, async ({
  page,
  signIn,
  trouble,
}) => {
  // The name servers of a test's machine may not answer.
  trouble.allow(/^(422|503) POST .*settings\/agency\/link/)
  await signIn(page, 'owner@savanna.test')
  await open(page, '/settings/agency/link')
  await expect(page.getByRole('img', { name: /^QR code of http:\/\/savanna\.customer\.localhost/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Domain' }).fill('savanna')
  await page.getByRole('button', { name: 'Add the domain' }).click()
  await expect(page.getByText('Write a domain of your own, such as www.skyways.com.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Domain' }).fill('https://www.Savanna-travel.test/')
  await page.getByRole('button', { name: 'Add the domain' }).click()
  await expect(page.getByText('Waiting for records')).toBeVisible()
  await expect(page.getByText('_site-verification.www.savanna-travel.test', { exact: true })).toBeVisible()
  await expect(page.getByText('savanna.customer.localhost', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the domain' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the domain' }).click()
  await expect(page.getByRole('textbox', { name: 'Domain' })).toBeVisible()
})
