import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

test('the questions and the services of a shared draft have their own addresses', { tag: full }, async ({
  page,
  signIn,
  trouble,
}) => {
  trouble.allow(/^404 GET/)
  await signIn(page, 'owner@skyways.test')
  const { id, url } = (await apiOf(page).call('POST', '/site/previews', {})).body
  const { origin } = new URL(url)
  await page.goto(`${origin}/preview/template/faq?id=${id}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('a preview of a draft')
  await page.goto(`${origin}/preview/template/ourServices?id=${id}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('What we do for you')
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1)
  const gone = await page.goto(`${origin}/preview/template/faq?id=${crypto.randomUUID()}`)
  expect(gone?.status()).toBe(404)
  await expect(page.getByText('This preview is no longer valid')).toBeVisible()
})
