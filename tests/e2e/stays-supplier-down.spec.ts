import type { Page } from '@playwright/test'
import { stayToParams } from '#domain/stays/search-params.ts'
import { propertyAddress } from '#web/products/stay/stay-address.ts'
import { coupleAtTestHotel, searchStays } from '../book-stay.ts'
import { apiOf } from './checkout.ts'
import { expect, test, variant } from './fixtures.ts'
import { inDays } from './search.ts'

const island = (days: number) =>
  `/accommodation/results?${stayToParams({ ...coupleAtTestHotel, checkIn: inDays(days), checkOut: inDays(days + 2) })}`

const progress = (page: Page) => page.getByRole('status').filter({ hasText: /of 2 sources/ })
const properties = (page: Page) => page.getByRole('article')

test("with one failed supplier the other's results are sold, and the screen names the missing one", async ({
  page,
  open,
  signIn,
  arm,
}) => {
  await signIn(page, 'owner@skyways.test')
  await arm({ vendor: 'stayx', fault: '500', path: '/3/' })
  await open(island(52))
  await expect(progress(page)).toHaveText(/^1 of 2 sources; StayX3 did not answer$/, { timeout: 30_000 })
  await expect(properties(page).first()).toContainText(/NGN [\d,]+\.\d\d/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a property of two suppliers shows the rooms of the one that responds, and without any offers a retry', {
  tag: variant,
}, async ({ page, open, signIn, arm, instance }) => {
  await signIn(page, 'owner@skyways.test')
  const search = { ...coupleAtTestHotel, checkIn: inDays(53), checkOut: inDays(55) }
  const { searchId, stays } = await searchStays(apiOf(page), search)
  const both = stays.find(({ name }) => name === 'Duffel Test Hotel')
  expect(both?.sources).toHaveLength(2)
  await arm({ vendor: 'stayx', fault: '500', path: '/3/' })
  await open(propertyAddress(searchId, both?.id ?? '', `${stayToParams(search)}`))
  await expect(page.getByRole('status').filter({ hasText: 'There may be more rooms' })).toContainText('can be booked')
  await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeEnabled()

  await arm({ vendor: 'stayx', fault: '500', path: '/2/' })
  await open(page.url())
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('Nothing was')
  await instance.disarm()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeEnabled()
  await expect(page.getByText('There may be more rooms')).toHaveCount(0)
})
