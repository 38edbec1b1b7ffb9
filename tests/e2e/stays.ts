import { expect, type Locator, type Page } from '@playwright/test'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { propertyAddress } from '#web/products/stay/stay-address.ts'
import type { Client } from '../app.ts'
import { coupleAtTestHotel, testRate } from '../book-stay.ts'
import { enterContact } from './checkout.ts'

/** The page of the test hotel, whose rooms behave as they are named. */
export async function testProperty(api: Client, room: string, search: StaySearch = coupleAtTestHotel): Promise<string> {
  const { searchId, detail } = await testRate(api, room, search)
  return propertyAddress(searchId, detail.property.id, `${stayToParams(search)}`)
}

/** Books the first rate of a room. */
export async function choose(page: Page, room: string): Promise<void> {
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: room }) })
    .getByRole('radio')
    .first()
    .check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
}

/** Enters the guest who checks in to each room, and the contact. */
export async function enterGuests(page: Page, email = 'adaeze@example.com'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Guests', level: 1 })).toBeVisible()
  for (const [at, lead] of (await page.getByRole('group', { name: 'Who checks in' }).all()).entries()) {
    await lead.getByLabel('Given name').fill(['Adaeze', 'Tobenna'][at] ?? 'Chike')
    await lead.getByLabel('Family name').fill('Okonkwo-Eze')
  }
  await enterContact(page, { email, phone: '0803 123 4567' })
}

export async function toReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to review' }).click()
}

export async function toPayment(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Review the stay', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Continue to (payment|confirm)$/ }).click()
}

/** Resolves once the property has confirmed: at the desk the guests' stay, on a storefront the customer's own. */
export async function confirmed(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/accommodation\/confirmation\?/, { timeout: 20_000 })
  const whose = new URL(page.url()).hostname.includes('.customer.') ? 'Your' : 'The'
  await expect(page.getByRole('heading', { name: `${whose} stay is confirmed`, level: 1 })).toBeVisible({ timeout: 20_000 })
}

/** Continues from an order in the portal to its cancellation quote. */
export async function askToCancel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel the stay' }).click()
  return page.getByRole('dialog', { name: 'Cancel the stay' })
}
