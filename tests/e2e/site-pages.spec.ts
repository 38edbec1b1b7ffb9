import { expect, full, open, test } from './fixtures.ts'
import { openAgency } from './new-agency.ts'
import { shopAt } from './shop.ts'
import { blocks, canvasOf, formOf, saved } from './site-editor.ts'

test('an agency adds a page, moves it below another in the menu by keyboard and describes it for search engines, and visitors find it', {
  tag: full,
}, async ({ page, browser, instance }) => {
  test.slow()
  const slug = await openAgency(page, instance.url)
  await open(page, '/website')
  await page.getByRole('button', { name: 'Add a page' }).click()
  await page.getByLabel('Name of the page').fill('Visa help')
  await expect(page.getByText('Its address: /pages/visa-help')).toBeVisible()
  await page.getByRole('button', { name: 'Add and edit' }).click()
  await expect(page).toHaveURL(/\/templating\/edit\/own-visa-help$/)

  await test.step('its title and picture for search engines are shown as Google and WhatsApp show them', async () => {
    await expect(canvasOf(page).getByRole('heading', { level: 1 })).toHaveText('Visa help')
    await formOf(page).getByLabel('Title for search engines').fill('Visas from Lagos, done for you')
    await formOf(page).getByLabel('In one sentence').fill('Papers, fees and appointments for every country.')
    const elsewhere = page.getByRole('region', { name: 'How it is shown elsewhere' })
    await expect(elsewhere.getByText('Visas from Lagos, done for you')).toHaveCount(2)
    await expect(elsewhere).toContainText('pages › visa-help')
    await formOf(page).getByLabel('Shown to visitors').press('Space')
    await saved(page)
  })

  await test.step('a section of the gallery comes with sample content, and the canvas goes to it', async () => {
    await page.getByRole('button', { name: 'Add Questions and answers' }).press('Enter')
    const added = blocks(page).last()
    await expect(added.getByText('How do I pay?')).toBeInViewport()
    await saved(page)
  })

  await open(page, '/website')
  await test.step('it is put under another page of the menu while the move before is still being saved', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/website.data*', (route) => held.then(() => route.continue()), { times: 1 })
    const up = page.getByRole('button', { name: 'Move Visa help up' })
    await up.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Visa help is row 7 of 8.' })).toBeAttached()
    await expect(up).toBeFocused()
    await page.getByRole('button', { name: 'Put Visa help under the one above' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Take Visa help out' })).toBeFocused()
    const nested = page.waitForResponse((answer) =>
      decodeURIComponent(answer.request().postData() ?? '').includes('"under":["own-visa-help"]'),
    )
    release()
    await nested
  })

  await test.step('what changed is listed beside both pictures before publishing', async () => {
    await page.getByRole('link', { name: 'See what changed' }).click()
    const added = page.getByRole('region', { name: 'Visa help' })
    await expect(added).toContainText('Added')
    await expect(page.getByText('The menu or a link to another site.')).toBeVisible()
    await expect(added.frameLocator('iframe[title="Visa help in the draft"]').getByRole('heading', { level: 1 })).toHaveText(
      'Visa help',
    )
    await open(page, '/website')
  })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Visitors see everything as it is here.')).toBeVisible()

  const visitor = await browser.newContext({ baseURL: shopAt(instance, slug), viewport: { width: 1280, height: 800 } })
  const shop = await visitor.newPage()
  await shop.goto('/')
  const menu = shop.getByRole('banner').getByRole('navigation', { name: 'Pages' })
  await menu.locator('summary', { hasText: 'Contact' }).click()
  await menu.getByRole('link', { name: 'Visa help' }).click()
  await expect(shop).toHaveURL(/\/pages\/visa-help$/)
  await expect(shop).toHaveTitle('Visas from Lagos, done for you')
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Visa help')
  expect(await shop.evaluate(async () => (await fetch('/sitemap.xml')).text())).toContain('/pages/visa-help</loc>')
  await visitor.close()
})
