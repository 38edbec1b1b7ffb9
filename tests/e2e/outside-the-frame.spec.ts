import { searchToParams } from '#domain/flights/search-params.ts'
import { search } from '../book-flight.ts'
import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { toAbuja } from './search.ts'
import { shopAt, visitorOf } from './shop.ts'

/** Pages that the specification lists outside the main layout. */
const templateOffers = (id: string) => `/order/new/flight/template/${id}/offers`

test('the connection check shows members what works, outside the agent’s frame', { tag: full }, async ({
  page,
  signIn,
  instance,
  trouble,
}) => {
  trouble.allow(/^404 GET/)
  expect((await page.goto('/test'))?.status()).toBe(404)
  expect((await page.goto(`${shopAt(instance, 'skyways')}/test`))?.status()).toBe(404)
  await signIn(page, 'owner@skyways.test')
  await open(page, '/test')
  await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'StayX2' })).toContainText(/Works.*\d ms/s)
  await expect(page.getByRole('status')).toHaveText(/^All \d+ connections work\.$/)
  const checkedAt = () => page.locator('time').first().getAttribute('datetime')
  const before = await checkedAt()
  // Members who check within two seconds share one answer.
  await expect(async () => {
    await page.getByRole('button', { name: 'Check again' }).click()
    expect(await checkedAt()).not.toBe(before)
  }).toPass()
  await signIn(page, 'agent@skyways.test')
  await open(page, '/test')
  await expect(page.getByRole('list')).toContainText('Supplier of stays 1')
  await expect(page.getByRole('list')).not.toContainText(/stayx|duffel/i)
})

test('results of a search have an address outside the agent’s frame; an unknown search has none', { tag: full }, async ({
  page,
  signIn,
  instance,
  trouble,
}) => {
  trouble.allow(/^404 GET/)
  const shop = shopAt(instance, 'skyways')
  await page.goto(shop)
  const { searchId } = await search(visitorOf(page), toAbuja(79))
  await open(page, `${shop}${templateOffers(searchId)}?${searchToParams(toAbuja(79))}`)
  await expect(page.getByRole('article').first()).toContainText('NGN')
  expect((await page.goto(`${shop}${templateOffers(crypto.randomUUID())}`))?.status()).toBe(404)

  await signIn(page, 'owner@skyways.test')
  const { searchId: own } = await search(apiOf(page), toAbuja(79))
  await open(page, templateOffers(own))
  await expect(page.getByRole('article').first()).toContainText('NGN')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /^View/ }).click()
  await card.getByRole('button', { name: 'Select' }).first().click()
  await expect(page).toHaveURL(/\/order\/new\/flight\/book\//)
  expect((await page.goto(templateOffers(crypto.randomUUID())))?.status()).toBe(404)
})

test('the questions and services of the own draft need no id, and visitors have to sign in', { tag: full }, async ({
  page,
  signIn,
  instance,
  trouble,
}) => {
  trouble.allow(/^40[34] GET/)
  await page.goto('/preview/template/faq')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fpreview%2Ftemplate%2Ffaq$/)
  expect((await page.goto(`${shopAt(instance, 'skyways')}/preview/template/faq`))?.status()).toBe(404)
  await signIn(page, 'owner@skyways.test')
  const { site } = (await apiOf(page).call('GET', '/site')).body
  const block = (kind: string) =>
    site.pages
      .flatMap(({ blocks }: { blocks: { kind: string; title: string }[] }) => blocks)
      .find((one: { kind: string }) => one.kind === kind)
  await page.goto('/preview/template/ourServices')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(block('services').title)
  await page.goto('/preview/template/faq')
  await expect(page.getByRole('main')).toContainText(block('faq').content.items[0].question)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('a preview of a draft')
  await signIn(page, 'agent@skyways.test')
  expect((await page.goto('/preview/template/faq'))?.status()).toBe(403)
})
