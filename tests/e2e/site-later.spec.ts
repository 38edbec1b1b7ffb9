import { apiOf } from './checkout.ts'
import { expect, full, open, test } from './fixtures.ts'
import { openAgency } from './new-agency.ts'

test('a scheduled publication waits for its time and can be cancelled', { tag: full }, async ({ page, instance }) => {
  await openAgency(page, instance.url)
  const api = apiOf(page)
  await api.call('PATCH', '/site/pages/deals', { title: 'Harmattan fares' })
  await open(page, '/website')
  await page.getByRole('button', { name: 'Later' }).click()
  const time = page.getByLabel('Time in Lagos')
  const day = (await time.inputValue()).slice(0, 10)
  await time.fill('2020-02-01T09:30')
  await page.getByRole('button', { name: 'Schedule' }).click()
  const past = page.locator('#field-at-error')
  await expect(past).toHaveText('Choose a time in the future to publish at.')
  await expect(time).toHaveValue('2020-02-01T09:30')
  await time.fill(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}T09:30`)
  await expect(past).toHaveCount(0)
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  // Lagos is UTC+1 all year.
  expect((await api.call('GET', '/site')).body.publishAt).toBe(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}T08:30:00.000Z`)

  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Nothing is scheduled any more.')).toBeVisible()
  expect((await api.call('GET', '/site')).body).toMatchObject({ publishAt: null, hasChanges: true })
})
