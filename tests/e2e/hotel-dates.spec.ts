import { stayToParams } from '#domain/stays/search-params.ts'
import { coupleInLagos } from '../book-stay.ts'
import { expect, full, open, test } from './fixtures.ts'
import { inDays } from './search.ts'
import { shopAt, untilFormRuns } from './shop.ts'

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const typed = (days: number) => dayAndMonth.format(new Date(`${inDays(days)}T00:00:00Z`))

for (const face of ['portal', 'storefront'] as const)
  test(`days are typed, and guests and rooms changed, on the page of a property of the ${face}`, { tag: full }, async ({
    page,
    instance,
    signIn,
  }) => {
    test.slow()
    await signIn(page, 'owner@skyways.test')
    const origin = { portal: instance.url, storefront: shopAt(instance, 'skyways') }[face]
    await open(page, `${origin}/accommodation/results?${stayToParams(coupleInLagos)}`)
    await page.getByRole('article').first().getByRole('link').first().click()
    const form = page.getByRole('form', { name: 'Dates and rooms' })
    await expect(form).toBeVisible({ timeout: 30_000 })
    if (face === 'storefront') await untilFormRuns(form)

    const checkOut = form.getByLabel('Check-out', { exact: true }).first()
    await checkOut.click()
    await checkOut.fill('31 Feb')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(form.getByText('“31 Feb” is not a date.')).toBeVisible()
    await checkOut.click()
    await checkOut.fill(typed(36))
    await expect(form.getByText('“31 Feb” is not a date.')).toHaveCount(0)
    await page.keyboard.press('Escape')

    await form.getByRole('button', { name: /^Guests and rooms/ }).click()
    const guests = page.getByRole('dialog', { name: 'Guests and rooms' })
    await guests.getByRole('button', { name: 'Add a room' }).click()
    await guests.getByRole('button', { name: 'Done' }).click()
    await form.getByRole('button', { name: 'Show prices' }).click()
    await expect(page).toHaveURL(new RegExp(`checkOut=${inDays(36)}.*rooms=2_2`), { timeout: 30_000 })
    await expect(form.getByRole('button', { name: /^Guests and rooms/ })).toContainText('2 rooms')
  })

for (const face of ['portal', 'storefront'] as const)
  test(`a property without a free room asks for other days on its page of the ${face}`, { tag: full }, async ({
    page,
    instance,
    signIn,
  }) => {
    await signIn(page, 'owner@skyways.test')
    const origin = { portal: instance.url, storefront: shopAt(instance, 'skyways') }[face]
    // A property that no supplier sells there.
    await open(page, `${origin}/accommodation/hotel?hotel=${crypto.randomUUID()}&${stayToParams(coupleInLagos)}`)
    const dialog = page.getByRole('dialog', { name: 'Availability' })
    await expect(dialog).toContainText('There are no available rooms for this accommodation and date.', { timeout: 30_000 })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'No room is free here on these days' })).toBeVisible()
    const form = page.getByRole('form', { name: 'Dates and rooms' })
    if (face === 'storefront') await untilFormRuns(form)
    const checkOut = form.getByLabel('Check-out', { exact: true }).first()
    await checkOut.click()
    await checkOut.fill(typed(36))
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Show prices' }).click()
    await expect(page).toHaveURL(new RegExp(`checkOut=${inDays(36)}`), { timeout: 30_000 })
  })
