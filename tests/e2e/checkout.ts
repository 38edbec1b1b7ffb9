import { expect, type Page } from '@playwright/test'
import type { FlightCheckout } from '#contract/products/flight.ts'
import type { Traveller } from '#domain/flights/people/traveller.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import type { Client } from '../app.ts'
import { readyCheckout, search } from '../book-flight.ts'
import type { cards } from '../pay-on-hosted-page.ts'

/** The API as the person who is signed in on this page, for the preconditions of a journey. */
export function apiOf(page: Page): Client {
  return {
    async call(method, path, body, headers = {}) {
      const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { data: body }) })
      const text = await answer.text()
      const isJson = answer.headers()['content-type']?.includes('json') && text
      return { status: answer.status(), body: isJson ? JSON.parse(text) : text, headers: answer.headers() }
    },
  }
}

/** The address of a checkout that was just opened, at the step to review it. */
export async function chooseFlight(page: Page, query: FlightSearch): Promise<string> {
  const api = apiOf(page)
  const { searchId, offers } = await search(api, query)
  const created = await api.call('POST', '/checkouts', { product: 'flight', searchId, offerId: offers[0]?.id })
  return `/order/new/flight/book/${created.body.id}`
}

/** The address of a checkout whose price is checked, at the step to enter its travellers. */
export async function readyForTravellers(page: Page, query: FlightSearch): Promise<string> {
  const path = await chooseFlight(page, query)
  await apiOf(page).call('POST', `/checkouts/${path.split('/').at(-1)}/review`)
  return path.replace('/book/', '/book/details/')
}

/** A checkout with saved travellers, and the address of its payment step. With `holds` its seats can be held. */
export async function readyToPay(
  page: Page,
  query: FlightSearch,
  { holds = false } = {},
): Promise<FlightCheckout & { paymentPath: string }> {
  const only = holds ? (offer: { holdUntil: string | null }) => offer.holdUntil !== null : () => true
  const checkout = await readyCheckout(apiOf(page), query, { only })
  return { ...checkout, paymentPath: `/order/new/flight/book/payment/${checkout.id}` }
}

const titles = { mr: 'Mr', ms: 'Ms', mrs: 'Mrs', miss: 'Miss', dr: 'Dr' } as const
const typed = (day: string) => day.split('-').toReversed().join('/')

type Entered = Pick<Traveller, 'title' | 'givenName' | 'familyName' | 'bornOn' | 'document'> & Partial<Traveller>

/** Fills the card of each traveller, with the passport where the airline requires it. */
export async function enterTravellers(page: Page, people: Record<string, Entered>, title = 'Travellers'): Promise<void> {
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  for (const [heading, person] of Object.entries(people)) {
    const card = page.getByRole('group', { name: heading, exact: true })
    await card.getByLabel('Title').selectOption(titles[person.title])
    await card.getByLabel('Given name').fill(person.givenName)
    await card.getByLabel('Family name').fill(person.familyName)
    await card.getByLabel('Date of birth').fill(typed(person.bornOn))
    const passport = card.getByLabel('Passport number')
    if (!person.document || !(await passport.isVisible())) continue
    await passport.fill(person.document.number)
    await card.getByLabel('Issuing country').selectOption(person.document.country)
    await card.getByLabel('Date of expiry').fill(typed(person.document.expiresOn))
  }
}

export async function enterContact(page: Page, contact: { email: string; phone: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(contact.email)
  await page.getByLabel('Phone').fill(contact.phone)
}

/** Goes from the travellers to the payment without choosing seats or bags. */
export async function skipExtras(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to seats and bags' }).click()
  await page.getByRole('button', { name: 'Skip to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible()
}

type Method = 'Wallet' | 'Card' | 'Bank transfer'

/** Chooses a payment method by a click on its label. */
export async function chooseMethod(page: Page, method: Method): Promise<void> {
  await page.getByRole('group', { name: 'Payment method' }).getByText(method, { exact: true }).click()
  await expect(page.getByRole('radio', { name: method })).toBeChecked()
}

export async function pay(page: Page, method: Method): Promise<void> {
  await chooseMethod(page, method)
  await page.getByRole('button', { name: /^Pay NGN/ }).click()
}

/** Types a card into the gateway's hosted page and pays. */
export async function payWithCard(page: Page, card: (typeof cards)[keyof typeof cards]): Promise<void> {
  await page.getByLabel('Card number').fill(card.number)
  await page.getByLabel('Expiry').fill(card.expiry)
  await page.getByLabel('CVV').fill(card.cvv)
  await page.getByRole('button', { name: /^Pay NGN/ }).click()
}

/** How many orders the agency has, as the API counts them. */
export async function countOrders(page: Page): Promise<number> {
  const { body } = await apiOf(page).call('GET', '/orders')
  return body.tabs.reduce((total: number, tab: { count: number }) => total + tab.count, 0)
}

/** The wallet's balance in kobo. */
export async function walletOf(page: Page): Promise<number> {
  return (await apiOf(page).call('GET', '/wallet')).body.balance.amount
}

/** The types of postings that the statement has for the order on this page. */
export async function movementsOf(page: Page): Promise<string[]> {
  const orderId = new URL(page.url()).pathname.split('/').at(-1)
  const { body } = await apiOf(page).call('GET', '/wallet/transactions?limit=100')
  return body.items.filter((line: { orderId: string }) => line.orderId === orderId).map((line: { kind: string }) => line.kind)
}
