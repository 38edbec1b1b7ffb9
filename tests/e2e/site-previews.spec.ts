import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { openAgency } from './new-agency.ts'
import { edit } from './site-editor.ts'

test('a preview opens the current page, its link is listed, and a revoked link shows that it was revoked', {
  tag: full,
}, async ({ page, browser, instance, trouble }) => {
  trouble.allow(/404 GET .*preview\/template/)
  await openAgency(page, instance.url)
  await edit(page, 'faq')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: 'Preview' }).click()])
  await expect(tab).toHaveURL(/\/preview\/template\/[0-9a-f-]{36}\?page=faq$/)
  const faq = (await apiOf(page).call('GET', '/site')).body.site.pages.find(({ id }: { id: string }) => id === 'faq')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(faq.blocks[0].title)
  const address = tab.url()
  await tab.close()

  await open(page, '/website')
  // The newest preview is first; other journeys of this agency may have shared their drafts before.
  const link = page.locator('#previews').getByRole('listitem').first()
  await expect(link.getByRole('link', { name: 'Open' })).toHaveAttribute('href', new RegExp(new URL(address).pathname))
  await expect(link).toContainText('Valid until')
  await expect(link).toContainText('Shows the draft as it is')
  await expect(link).toContainText(/Made by \w+/)
  await link.getByRole('button', { name: 'Revoke' }).click()
  await expect(link).toContainText('Revoked')
  const stranger = await browser.newPage()
  await stranger.goto(address)
  await expect(stranger.getByText('This preview was revoked')).toBeVisible()
  await stranger.close()
})

test('restoring a version asks for confirmation before it replaces unpublished changes, and can be undone', {
  tag: full,
}, async ({ page, instance }) => {
  test.slow()
  await openAgency(page, instance.url)
  const api = apiOf(page)
  const { revision } = (await api.call('GET', '/site')).body
  await api.call('POST', '/site/publish', { revision })
  await api.call('PATCH', '/site/pages/deals', { title: 'Harmattan fares' })
  const title = async () => (await api.call('GET', '/site')).body.site.pages[1].title
  await open(page, '/website')
  const restore = page.getByRole('button', { name: 'Restore version 1', exact: true })
  await restore.click()
  const question = page.getByRole('dialog', { name: 'Replace your draft?' })
  await expect(question).toContainText('never published')
  await question.getByRole('button', { name: 'Keep my draft' }).click()
  expect(await title()).toBe('Harmattan fares')
  await restore.click()
  await question.getByRole('button', { name: 'Replace the draft' }).click()
  await expect(page.getByText('The version is your draft now.')).toBeVisible()
  await expect.poll(title).toBe('Deals')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByText('Your earlier draft is back.')).toBeVisible()
  await expect.poll(title).toBe('Harmattan fares')
})
