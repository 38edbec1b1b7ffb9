import { pay } from '../book-flight.ts'
import { chooseStart, readyTour } from '../book-tour.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { payWithCard } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'
import { shopAt, visitorOf } from './shop.ts'

test('a customer changes a booked tour to more people, pays the difference by card, and has the tour changed', {
  tag: full,
}, async ({ page, open, instance }) => {
  const shop = shopAt(instance, 'skyways')
  await open(shop)
  const visitor = visitorOf(page)
  const order = await test.step('has a tour that was paid by card', async () => {
    const checkout = await readyTour(visitor, await chooseStart(visitor, /old town/i))
    const { body } = await pay(visitor, checkout, 'card')
    await payOnHostedPage(body.redirectUrl, cards.approved)
    await visitor.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await open(`${shop}/order/tour/${body.orderId}`)
    await expect(page.getByLabel('Status of the booking')).toContainText('Confirmed', { timeout: 20_000 })
    return (await visitor.call('GET', `/orders/${body.orderId}`)).body
  })
  await test.step('chooses one adult more', async () => {
    await page.getByRole('link', { name: 'Change the tour' }).click()
    await expect(page.getByRole('heading', { name: 'Change the tour', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /^People/ }).click()
    await page.getByRole('button', { name: 'More adults' }).click()
    await page.getByRole('button', { name: 'Update prices' }).click()
    await expect(page).toHaveURL(/adults=3/)
    await page.getByRole('button', { name: 'Show the difference' }).click()
  })
  const price = page.getByRole('region', { name: 'What it costs' })
  await test.step('sees the difference and the fee, leaves the page of the gateway, and finds the change waiting', async () => {
    for (const label of ['Difference', 'Payment fee', 'To pay']) await expect(price).toContainText(label)
    await expect(price.getByText(/wallet/i)).toHaveCount(0)
    const seats = await price.getByLabel('Given name').count()
    await price
      .getByLabel('Given name')
      .nth(seats - 2)
      .fill('Ifeoma')
    await price
      .getByLabel('Family name')
      .nth(seats - 2)
      .fill('Eze')
    await price.getByRole('button', { name: /^Pay NGN .* by card$/ }).click()
    await expect(page).not.toHaveURL(new RegExp(shop))
    await open(`${shop}/order/tour/${order.id}`)
    await expect(page.getByText('A change waits for your payment')).toBeVisible()
    await expect(page.getByLabel('Status of the booking')).toContainText('Confirmed')
  })
  await test.step('pays, and the tour is changed', async () => {
    await page.getByRole('link', { name: 'Go on to the payment' }).click()
    await payWithCard(page, cards.approved)
    await expect(page).toHaveURL(new RegExp(`^${shop}/order/tour/${order.id}`))
    await expect(page.getByText('3 × Adult, 1 × Child').first()).toBeVisible({ timeout: 25_000 })
    await expect(page.getByText(/A change waits|being made/)).toHaveCount(0)
  })
})
