import { pay } from '../book-flight.ts'
import { apiOf, readyToPay } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { toAbuja } from './search.ts'

test('a member practises a refused ticket, resets the practice tenant and goes back to work', { tag: full }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn(page, 'owner@savanna.test')
  const bar = page.getByRole('complementary', { name: 'Practice' })
  const mission = page.getByRole('listitem').filter({ hasText: 'A ticket is refused: return the money' })

  await test.step('practice is entered with one click, and every screen says so', async () => {
    await open('/training')
    await page.getByRole('button', { name: /^(Start|Enter) practice$/ }).click()
    await expect(bar).toContainText('Practice: nothing here is real.')
    await expect(page.getByText('0 of 7 missions completed')).toBeVisible()
  })

  await test.step('the mission is started: the airline refuses the next ticket', async () => {
    await mission.getByText('A ticket is refused: return the money').click()
    await mission.getByRole('button', { name: 'Start this mission' }).click()
    await expect(mission).toContainText('It waits for you.')
    const checkout = await readyToPay(page, toAbuja(95))
    const { orderId } = (await pay(apiOf(page), checkout, 'wallet')).body
    await open(`/order/flight/${orderId}`)
    await expect(bar).toBeVisible()
    await expect(page.getByText('Refunded').first()).toBeVisible()
  })

  await test.step('the note completes it', async () => {
    await page.getByLabel('New note').fill('Told Mrs Eze that the money is back.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await bar.getByRole('link', { name: 'Missions' }).click()
    await expect(page.getByText('1 of 7 missions completed')).toBeVisible()
    await expect(mission).toContainText('Completed')
  })

  await test.step('a reset removes the order and keeps the mission', async () => {
    await bar.getByRole('link', { name: 'Reset' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset practice' }).click()
    await expect(page.getByText('The practice tenant is new again')).toBeVisible()
    await expect(page.getByText('1 of 7 missions completed')).toBeVisible()
    expect((await apiOf(page).call('GET', '/orders')).body.items).toEqual([])
  })

  await test.step('back to work: the real agency, without a frame', async () => {
    await bar.getByRole('button', { name: 'Back to work' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(bar).toBeHidden()
  })
})
