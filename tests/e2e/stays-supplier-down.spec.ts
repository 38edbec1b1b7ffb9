import type { Page } from '@playwright/test'
import { stayToParams } from '#domain/stays/search-params.ts'
import { propertyAddress } from '#web/products/stay/stay-address.ts'
import { coupleAtTestHotel, searchStays } from '../book-stay.ts'
import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { inDays } from './search.ts'

const island = (days: number) =>
  `/accommodation/results?${stayToParams({ ...coupleAtTestHotel, checkIn: inDays(days), checkOut: inDays(days + 2) })}`

const told = (page: Page) => page.getByRole('status').filter({ hasText: /of 2 suppliers/ })
const properties = (page: Page) => page.getByRole('article')

test('when one supplier refuses, the other sells, and the screen names the missing one', { tag: full }, async ({
  page,
  open,
  signIn,
  arm,
}) => {
  await signIn(page, 'owner@skyways.test')
  await arm({ vendor: 'stayx', fault: '500', path: '/3/' })
  await open(island(52))
  await expect(told(page)).toHaveText(/^1 of 2 suppliers; StayX3 did not answer$/, { timeout: 30_000 })
  await expect(properties(page).first()).toContainText(/NGN [\d,]+\.\d\d/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** The address of the property that both suppliers sell, in a search of its own: its rates are asked for again. */
async function addressOfBoth(page: Page, days: number): Promise<string> {
  const search = { ...coupleAtTestHotel, checkIn: inDays(days), checkOut: inDays(days + 2) }
  const { searchId, stays } = await searchStays(apiOf(page), search)
  const both = stays.find(({ name }) => name === 'Duffel Test Hotel')
  expect(both?.sources).toHaveLength(2)
  return propertyAddress(searchId, both?.id ?? '', `${stayToParams(search)}`)
}

test('a property of two suppliers shows the rooms of the one that answers, and offers a retry when none does', {
  tag: full,
}, async ({ page, open, signIn, arm, instance }) => {
  await signIn(page, 'owner@skyways.test')
  const [one, other] = [await addressOfBoth(page, 53), await addressOfBoth(page, 56)]
  await arm({ vendor: 'stayx', fault: '500', path: '/3/' })
  await open(one)
  await expect(page.getByRole('status').filter({ hasText: 'There may be more rooms' })).toContainText('can be booked')
  await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeEnabled()

  await arm({ vendor: 'stayx', fault: '500', path: '/2/' })
  await open(other)
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('Nothing was')
  await instance.disarm()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeEnabled()
  await expect(page.getByText('There may be more rooms')).toHaveCount(0)
})
