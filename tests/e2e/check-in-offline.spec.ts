import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { dayAt } from '#domain/dates.ts'
import type { Client } from '../app.ts'
import { ownOption, ownTour } from '../tours/own-tour.ts'
import { publishByApi } from '../tours/publish-by-api.ts'
import { uploadPhoto } from '../tours/upload-photo.ts'
import { askingReseller } from './ask-reseller.ts'
import { apiOf } from './checkout.ts'
import { expect, test } from './fixtures.ts'

const schedule = {
  ...ownOption.schedule,
  rules: ownOption.schedule.rules.map((rule) => ({ ...rule, times: [{ from: '23:59', to: null }] })),
}
/** The last minute of the day, so that it is bookable whenever this runs. */
const tour = ownTour([{ ...ownOption, schedule, capacity: { ...ownOption.capacity, cutOffMinutes: 0 } }], 'Lanterns of Jamestown')
const today = () => dayAt(new Date(), 'Africa/Lagos')

/** Replaces the device's camera by one that shows the QR code of a text. */
async function showToCamera(page: Page, text: string) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  await page.evaluate(
    ({ rows, side }) => {
      const canvas = document.createElement('canvas')
      canvas.width = side * 8
      canvas.height = side * 8
      const draw = () => {
        const paint = canvas.getContext('2d')
        if (!paint) throw new Error('a canvas without a context')
        paint.fillStyle = '#fff'
        paint.fillRect(0, 0, canvas.width, canvas.height)
        paint.fillStyle = '#000'
        for (const [y, row] of rows.entries())
          for (const [x, isDark] of row.entries()) if (isDark) paint.fillRect(x * 8, y * 8, 8, 8)
      }
      draw()
      setInterval(draw, 100)
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10)
    },
    { rows: data, side: size },
  )
}

async function bookThree(api: Client, productId: string, url: string) {
  const ask = await askingReseller(api, url)
  const unitItems = [{ unitId: 'adult' }, { unitId: 'adult' }, { unitId: 'adult' }]
  const held = await ask('/bookings/', { productId, optionId: 'walk', availabilityId: `${today()}T23:59`, unitItems })
  const { supplierReference } = await ask(`/bookings/${held.uuid}/confirm`, { contact: { fullName: 'Ama Mensah' } })
  return [1, 2, 3].map((place) => `${supplierReference}-${place}`)
}

test('vouchers are scanned and counted without a network, sent when it is back, and never counted twice', async ({
  page,
  context,
  open,
  signIn,
  instance,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/)
  // Scripts that the page prepares for later, and does not store for a time without a network.
  trouble.allow(/ERR_FAILED GET .*\/assets\//)
  // Links that appear without a network: the router asks for their routes, and asks again when one is followed.
  trouble.allow(/Failed to fetch manifest patches/)
  await signIn(page, 'owner@skyways.test')
  const api = apiOf(page)
  const productId = await publishByApi(api, tour, await uploadPhoto(page))
  const [one = '', two = '', three = ''] = await bookThree(api, productId, instance.url)
  const outcome = page.getByRole('status')
  const check = async (code: string) => {
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
  }
  await test.step('the list of the departure is kept on the device', async () => {
    await open('/manage/check-in')
    await expect(page.getByText('Online. All check-ins are sent.')).toBeVisible()
    await page.getByRole('button', { name: `Keep on this device: ${tour.name.title}` }).click()
    await expect(page.getByText('0 of 3 people have arrived.')).toBeVisible()
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('check-in')).keys()).length)).toBeGreaterThan(10)
    await page.evaluate(() => navigator.serviceWorker.ready)
  })
  await test.step('without a network the page opens, and a voucher counts once', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Offline. Check-in goes on.')).toBeVisible()
    await expect(page.getByText('0 of 3 people have arrived.')).toBeVisible()
    await check(one.toLowerCase())
    await expect(outcome).toContainText('The voucher is counted on this device')
    await expect(page.getByText('Offline. 1 check-in waiting on this device.')).toBeVisible()
    await check(one)
    await expect(outcome).toContainText('Already checked in')
    await check('ZZ2C3D4E5F-1')
    await expect(outcome).toContainText('It is not counted.')
  })
  await test.step('the camera reads the QR code of a voucher', async () => {
    await showToCamera(page, two)
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(page.getByText('2 of 3 people have arrived.')).toBeVisible()
    await expect(page.getByText('Offline. 2 check-ins waiting on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Close the camera' }).click()
  })
  await test.step('another device counts one of them meanwhile', async () => {
    const { body } = await api.call('POST', '/tour-check-ins', { code: two })
    expect(body).toMatchObject({ outcome: 'arrived' })
  })
  await test.step('what waited is sent, and the second device is told who counted the voucher', async () => {
    await context.setOffline(false)
    await expect(page.getByText('Online. All check-ins are sent.')).toBeVisible()
    const refused = page.getByRole('alert')
    await expect(refused).toContainText('1 check-in did not count')
    await expect(refused).toContainText('It was checked in before by Adaeze Okonkwo')
    await refused.getByRole('button', { name: 'Clear' }).click()
    const { body } = await api.call('GET', `/tour-departures/${productId}/walk/${today()}T23:59`)
    const states = body.bookings[0].people.map(({ code, state }: { code: string; state: string }) => [code, state])
    expect(states).toEqual([
      [one, 'arrived'],
      [two, 'arrived'],
      [three, 'expected'],
    ])
  })
  await test.step('signing out removes the list and the page from the device', async () => {
    await page.getByRole('button', { name: 'Account of Adaeze Okonkwo' }).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sign in to Skyways Travel' })).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('gate'), localStorage.getItem('gateWaiting')])).toEqual([null, null])
    await expect.poll(() => page.evaluate(() => caches.has('check-in'))).toBe(false)
  })
})
