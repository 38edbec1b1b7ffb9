import type { BrowserContext, Locator, Page } from '@playwright/test'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { addDeal, canvasOf, edit, formOf, saved } from './site-editor.ts'

const heading = (page: Page) => page.getByLabel('Heading', { exact: true })

test('an agency edits its home page in place, publishes, and restores the previous version', async ({
  page,
  context,
  instance,
  signIn,
}) => {
  test.slow()
  const shop = `http://skyways.customer.localhost:${instance.port}/`
  const headings = async () => {
    const tab = await context.newPage()
    await tab.goto(shop)
    const found = await tab.getByRole('main').getByRole('heading').allTextContents()
    await tab.close()
    return found
  }
  const before = await headings()
  await signIn(page, 'owner@skyways.test')
  const { number: first } = (await apiOf(page).call('GET', '/site')).body.published
  await edit(page, 'home')
  const canvas = canvasOf(page)

  await test.step('a heading is written where it stands', async () => {
    await canvas.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('ControlOrMeta+a')
    // Without pauses between keys, which would be several undo steps.
    await page.keyboard.insertText('Fly from Lagos tonight')
    await page.keyboard.press('Enter')
    await expect(canvas.getByRole('heading', { name: 'Fly from Lagos tonight' })).toBeVisible()
    await expect(heading(page)).toHaveValue('Fly from Lagos tonight')
  })

  await test.step('undo and redo', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(canvas.getByRole('heading', { name: before[0] })).toBeVisible()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(canvas.getByRole('heading', { name: 'Fly from Lagos tonight' })).toBeVisible()
  })

  await test.step('a photo of the photo library becomes the picture, with what it shows', async () => {
    await canvas.getByRole('heading', { level: 1 }).click()
    await page.getByRole('button', { name: 'Replace', exact: true }).click()
    await page.getByLabel('Search photos of Pexels').fill('beach')
    await page.getByLabel('Search photos of Pexels').press('Enter')
    const photos = page.getByRole('list', { name: 'Photos of “beach”' })
    const photo = photos.getByRole('button').first()
    const shown = (await photo.getByRole('img').getAttribute('alt')) ?? ''
    expect(shown.toLowerCase()).toContain('beach')
    await photo.click()
    await expect(page.getByLabel('What it shows')).toHaveValue(shown)
    await expect(canvas.getByRole('img', { name: shown })).toHaveAttribute('src', /^\/media\//)
    await saved(page)
  })

  await test.step('its upright crop gets a point and a zoom of its own, by keys alone', async () => {
    const form = formOf(page)
    const shape = (name: string) => form.getByRole('radiogroup', { name: 'Shape to crop' }).getByRole('radio', { name })
    const point = form.getByRole('button', { name: /Arrow keys move it/ })
    await pressTimes(point, 'ArrowRight', 2)
    await expect(point).toHaveAccessibleName(/^Common focus point: 60 per cent from the left, 50 from the top/)
    await pressTimes(shape('Every shape'), 'ArrowRight', 1)
    await expect(shape('Wide')).toBeChecked()
    await pressTimes(shape('Card'), 'ArrowRight', 1)
    await expect(shape('Upright')).toBeChecked()
    await pressTimes(point, 'ArrowUp', 4)
    await expect(point).toHaveAccessibleName(/^Focus point of the Upright crop: 60 per cent from the left, 30 from the top/)
    await pressTimes(form.getByLabel('Zoom'), 'ArrowRight', 10)
    await expect(form.getByText('150%')).toBeVisible()
    await expect(shape('Upright, own crop')).toBeChecked()
    await pressTimes(shape('Wide'), 'Space', 1)
    await pressTimes(point, 'ArrowLeft', 1)
    await form.getByRole('button', { name: 'Use the common point' }).press('Enter')
    await expect(shape('Wide')).toBeFocused()
    await expect(form.getByText('Wide follows the common point')).toBeVisible()
    await saved(page)
  })

  await test.step('a section is hidden, another moved and laid out otherwise', async () => {
    await page.getByRole('button', { name: 'Hide What we do for you' }).click()
    await expect(canvas.getByText('Hidden from visitors')).toBeVisible()
    await page.getByRole('button', { name: /^Good to know/ }).click()
    await page.getByLabel('Layout').selectOption({ label: 'Open' })
    await expect(canvas.locator('dl dt').first()).toBeVisible()
    await heading(page).fill('Questions people ask')
    // Above the hidden section and the one before it.
    await page.getByRole('button', { name: 'Move Questions people ask up' }).click()
    await page.getByRole('button', { name: 'Move Questions people ask up' }).click()
    await saved(page)
  })

  await test.step('the preview shows it on the storefront’s address; visitors do not see it', async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Preview' }).click()])
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Fly from Lagos tonight')
    // What is below the fold is drawn later, and has no inner text until then.
    const found = await tab.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(found).not.toContain('What we do for you')
    expect(found.indexOf('Questions people ask')).toBeLessThan(found.indexOf('Exclusive Deals'))
    expect(tab.url()).toContain(`${shop}preview/template/`)
    await tab.close()
    expect(await headings()).toEqual(before)
  })

  await test.step('published, visitors see it', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(`Visitors see version ${first + 1} now.`)).toBeVisible()
    const found = await headings()
    expect(found).toContain('Fly from Lagos tonight')
    expect(found).not.toContain('What we do for you')
    expect(await heroAt(context, shop, 390)).toEqual({ position: '60% 30%', enlarged: 1.5 })
    expect(await heroAt(context, shop, 1280)).toEqual({ position: '60% 50%', enlarged: 1 })
  })

  await test.step('the version before is restored and published', async () => {
    await page.getByRole('link', { name: 'Back to the website' }).click()
    await page.getByRole('button', { name: `Restore version ${first}`, exact: true }).click()
    await expect(page.getByText('The version is your draft now.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(`Version ${first + 2} is live`)).toBeVisible()
    expect(await headings()).toEqual(before)
  })
})

async function pressTimes(element: Locator, key: string, times: number) {
  for (let at = 0; at < times; at += 1) await element.press(key)
}

/** How the first picture of a storefront is cropped on a screen of a width. */
async function heroAt(context: BrowserContext, address: string, width: number) {
  const tab = await context.newPage()
  await tab.setViewportSize({ width, height: 844 })
  await tab.goto(address)
  const found = await tab
    .getByRole('main')
    .getByRole('img')
    .first()
    .evaluate((picture) => {
      const [own, box] = [picture, picture.parentElement ?? picture].map((one) => one.getBoundingClientRect().width)
      return { position: getComputedStyle(picture).objectPosition, enlarged: Math.round(((own ?? 0) / (box ?? 1)) * 100) / 100 }
    })
  await tab.close()
  return found
}

test('two tabs never overwrite each other without a decision', { tag: full }, async ({ page, context, signIn, trouble }) => {
  test.slow()
  trouble.allow(/^409 PUT/)
  await signIn(page, 'owner@skyways.test')
  await edit(page, 'about')
  const other = await context.newPage()
  await edit(other, 'contact')
  const name = (tab: Page) => tab.getByLabel('Name of the page')

  await name(page).fill('Who we are')
  await saved(page)
  await name(other).fill('Talk to us')
  await expect(other.getByText('Adaeze Okonkwo saved this site elsewhere')).toBeVisible()
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await saved(other)
  const { replaced } = await (await other.request.get('/api/site')).json()
  expect(replaced).toMatchObject({ by: 'The draft of Adaeze Okonkwo' })

  await name(page).fill('Our people')
  await expect(page.getByText('saved this site elsewhere')).toBeVisible()
  await expect(name(page)).toHaveValue('Our people')
  await page.getByRole('button', { name: 'Take theirs…' }).click()
  await expect(page.getByText('Your unsaved changes are removed from the page')).toBeVisible()
  await page.getByRole('button', { name: 'Take theirs', exact: true }).click()
  await saved(page)
  await page.getByLabel('Page', { exact: true }).selectOption('contact')
  await expect(name(page)).toHaveValue('Talk to us')
  // The discarded draft is restored completely.
  await page.getByRole('button', { name: 'Bring mine back' }).click()
  await saved(page)
  await page.getByLabel('Page', { exact: true }).selectOption('about')
  await expect(name(page)).toHaveValue('Our people')
})

test('changes are stored while the server is unreachable and sent later; leaving sends pending changes', {
  tag: full,
}, async ({ page, signIn, trouble }) => {
  trouble.allow(/draft/)
  await signIn(page, 'owner@skyways.test')
  await edit(page, 'faq')
  await page.route('**/api/site/draft', (route) => route.abort())
  await page.getByLabel('Name of the page').fill('Good questions')
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await page.unroute('**/api/site/draft')
  await page.getByRole('button', { name: 'Try now' }).click()
  await saved(page)
  await page.getByLabel('Name of the page').fill('Better questions')
  await page.getByRole('link', { name: 'Back to the website' }).click()
  await expect(page.getByRole('row', { name: /Better questions/ })).toBeVisible()
})

test('an inaccessible color is not published, and one click uses the nearest accessible one', { tag: full }, async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  const { body } = await changeColour(page, '#ffee88')
  expect(body.unreadable).toHaveLength(1)
  await edit(page, 'home')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be read' })).toBeVisible()
  await page.getByRole('button', { name: /^Take #.* and publish$/ }).click()
  await expect(page.getByText(/Visitors see version \d+ now/)).toBeVisible()
})

async function changeColour(page: Page, primaryColor: string) {
  const answer = await page.request.patch('/api/site/settings', { data: { change: { primaryColor } } })
  return { body: await answer.json() }
}

test('on a phone pages are shown, hidden and renamed without the canvas', { tag: full }, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'owner@skyways.test')
  await open(page, '/website')
  const toggle = page.getByLabel('Show Testimonials')
  await expect(toggle).toBeChecked()
  await toggle.press('Space')
  await expect(page.getByText('The draft has changes')).toBeVisible()
  await open(page, '/templating/edit/testimonials')
  await page.getByLabel('Name of the page').fill('What people say')
  await saved(page)
  await expect(page.getByText('The page itself is drawn on a wider screen.')).toBeVisible()
})

test('the canvas shows the name of a city that is new on the page', { tag: full }, async ({ page, signIn }) => {
  test.slow()
  await signIn(page, 'owner@skyways.test')
  await addDeal(page)
  const properties = formOf(page)
  await properties.getByRole('combobox', { name: 'From' }).fill('reykjavik')
  await page
    .getByRole('option', { name: /Reykjav/ })
    .first()
    .click()
  await properties.getByRole('combobox', { name: 'To' }).fill('LOS')
  await properties.getByRole('combobox', { name: 'To' }).blur()
  await expect(
    canvasOf(page)
      .getByText(/Reykjav[ií]k/)
      .first(),
  ).toBeVisible()
})

test('the canvas has the light scheme on a dark device, with its search form', { tag: full }, async ({ page, signIn }) => {
  await signIn(page, 'owner@skyways.test')
  const pageColours = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    await edit(page, 'home')
    const form = canvasOf(page).locator('[data-screen]').first()
    return form.evaluate((element) => getComputedStyle(element).getPropertyValue('--page'))
  }
  expect(await pageColours('dark')).toBe(await pageColours('light'))
})
