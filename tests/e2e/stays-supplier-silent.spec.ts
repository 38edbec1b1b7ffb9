import type { Page } from '@playwright/test'
import { stayToParams } from '#domain/stays/search-params.ts'
import { coupleAtTestHotel } from '../book-stay.ts'
import { expect, full, open, shortTimes, test } from './fixtures.ts'
import { inDays } from './search.ts'
import { shopAt } from './shop.ts'

test.use({ settings: shortTimes })
// One after the other: with settings of its own, every worker would start another instance.
test.describe.configure({ mode: 'default' })

const island = (days: number) =>
  `/accommodation/results?${stayToParams({ ...coupleAtTestHotel, checkIn: inDays(days), checkOut: inDays(days + 2) })}`

const told = (page: Page) => page.getByRole('status').filter({ hasText: /of 2 suppliers/ })
const properties = (page: Page) => page.getByRole('article')

test('when one supplier hangs, it times out, and the results of the other remain', { tag: full }, async ({
  page,
  open,
  signIn,
  arm,
}) => {
  await signIn(page, 'owner@skyways.test')
  await arm({ vendor: 'stayx', fault: 'hang', path: '/2/' })
  await open(island(54))
  await expect(properties(page).first()).toContainText(/NGN [\d,]+\.\d\d/)
  await expect(told(page)).toHaveText(/^1 of 2 suppliers; StayX2 did not answer$/, { timeout: 30_000 })
  await expect(properties(page).first()).toBeVisible()
})

test('when no supplier answers, the screen reports it, and a retry shows the current results', { tag: full }, async ({
  page,
  open,
  signIn,
  arm,
  instance,
}) => {
  await signIn(page, 'owner@skyways.test')
  await arm({ vendor: 'stayx', fault: '503' })
  await open(island(55))
  const failed = page.getByRole('alert').filter({ hasText: 'No supplier answered' })
  await expect(failed).toContainText('Nothing was booked. Search again in a moment.')
  await expect(told(page)).toContainText('StayX2 and StayX3 did not answer')
  await instance.disarm()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(told(page)).toHaveText(/^2 of 2 suppliers$/, { timeout: 30_000 })
  await expect(properties(page).first()).toContainText(/NGN [\d,]+\.\d\d/)
})

test('a customer sees that results are missing, and never whose', { tag: full }, async ({ page, instance, arm }) => {
  await arm({ vendor: 'stayx', fault: 'reset', path: '/2/' })
  await open(page, `${shopAt(instance, 'skyways')}${island(56)}`)
  const counted = page.getByRole('status').filter({ hasText: /stays; there may be more/ })
  await expect(counted).toHaveText(/^[\d,]+ stays; there may be more$/, { timeout: 30_000 })
  await expect(page.getByText(/stayx|suppliers/i)).toHaveCount(0)
})
