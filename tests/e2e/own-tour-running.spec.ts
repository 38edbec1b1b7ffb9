import { addDays } from '#domain/dates.ts'
import { pay } from '../book-flight.ts'
import { chooseStart, familyInAccra, readyTour } from '../book-tour.ts'
import { ownOption, ownTour } from '../tours/own-tour.ts'
import { publishByApi } from '../tours/publish-by-api.ts'
import { uploadPhoto } from '../tours/upload-photo.ts'
import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

/** Four seats: three for the family that pays, and one. */
const tour = ownTour([{ ...ownOption, capacity: { ...ownOption.capacity, seats: 4 } }], 'Castle and harbour by night')

test('a reseller sells the last seat while a customer pays for the others, and each voucher is checked in once', {
  tag: full,
}, async ({ page, open, signIn, instance }) => {
  await signIn(page, 'owner@skyways.test')
  const api = apiOf(page)
  const productId = await publishByApi(api, tour, await uploadPhoto(page))
  const key = await test.step('a reseller gets a key', async () => {
    await open('/manage?tab=resellers')
    await page.getByLabel('Name').fill('Lagoon Travel Desk')
    await page.getByLabel('E-mail').fill('desk@harbour.example')
    await page.getByLabel('Commission').fill('20')
    await page.getByRole('button', { name: 'Add and create a key' }).click()
    const shown = page.getByRole('status').locator('code')
    await expect(shown).toHaveText(/^octo_/)
    return (await shown.textContent()) ?? ''
  })
  const octo = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${key}`, 'octo-capabilities': 'octo/pricing' }
    const answer = await page.request.post(`${instance.url}/octo${path}`, { headers, data })
    return answer.json()
  }
  const chosen = await chooseStart(api, /castle and harbour by night/i, { ...familyInAccra, to: addDays(familyInAccra.to, 2) })
  const checkout = await readyTour(api, chosen)
  const wanted = { productId, optionId: 'walk', availabilityId: `${chosen.day}T09:00`, unitItems: [{ unitId: 'adult' }] }
  const code = await test.step('the last seat is sold once', async () => {
    const [one, other] = await Promise.all([octo('/bookings/', wanted), octo('/bookings/', wanted)])
    const held = [one, other].filter(({ status }) => status === 'ON_HOLD')
    expect(held).toHaveLength(1)
    expect([one, other].find(({ error }) => error)?.error).toBe('UNPROCESSABLE_ENTITY')
    const confirmed = await octo(`/bookings/${held[0].uuid}/confirm`, { contact: { fullName: 'Ama Mensah' } })
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', pricing: { retail: 2_000_000, net: 1_600_000 } })
    return `${confirmed.supplierReference}-1`
  })
  await test.step('the customer pays for the seats that were held', async () => {
    const paid = await pay(api, checkout, 'wallet')
    await expect
      .poll(async () => (await api.call('GET', `/orders/${paid.body.orderId}`)).body.status, { timeout: 30_000 })
      .toBe('Issued')
  })
  await test.step('the manifest has everybody', async () => {
    await open(`/manage?tab=departures&view=day&day=${chosen.day}`)
    await expect(page.getByText('4 of 4 seats taken')).toBeVisible()
    await page.getByRole('link', { name: tour.name.title }).click()
    await expect(page.getByRole('heading', { name: tour.name.title, level: 1 })).toBeVisible()
    await expect(page.getByText('Ama Mensah')).toBeVisible()
    await expect(page.getByText('0 of 4 people have arrived.')).toBeVisible()
  })
  await test.step('a voucher counts once', async () => {
    await open('/manage/check-in')
    for (const says of ['Welcome, Ama Mensah', 'Already checked in']) {
      await page.getByLabel('Code').fill(code.toLowerCase())
      await page.getByRole('button', { name: 'Check in' }).click()
      await expect(page.getByRole('status')).toContainText(says)
    }
  })
  await test.step('the statement has the sale', async () => {
    await open('/manage?tab=resellers')
    await page.getByRole('link', { name: 'Lagoon Travel Desk' }).click()
    await expect(page.getByRole('heading', { name: 'Statement' })).toBeVisible()
    await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  })
})
