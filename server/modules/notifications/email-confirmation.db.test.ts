import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { orders } from '#server/db/schema/index.ts'
import type { Client } from '#tests/app.ts'
import { hold, holdableCheckout, oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { readyStay, testRate } from '#tests/book-stay.ts'
import { openStorefront } from '#tests/open-storefront.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'

const { t, owner, ada, bola } = await openStorefront()

/** A member pays from the wallet, a customer by card. */
async function book(client: Client, product: 'flight' | 'stay'): Promise<string> {
  const checkout =
    product === 'stay'
      ? await readyStay(client, await testRate(client, 'Successful Booking'))
      : await readyCheckout(client, oneAdultToAbuja)
  const { body } = await pay(client, checkout, client === owner ? 'wallet' : 'card')
  if (client !== owner) {
    await payOnHostedPage(body.redirectUrl, cards.approved)
    await client.call('POST', `/checkouts/${checkout.id}/confirm-card`)
  }
  await t.drain()
  await t.drain()
  return body.orderId
}

const send = (client: Client, id: string, email: string) => client.call('POST', `/orders/${id}/email-confirmation`, { email })
const read = async (client: Client, id: string): Promise<OrderDetail> => (await client.call('GET', `/orders/${id}`)).body
const addresses = ({ emailed }: OrderDetail) => emailed.map(({ to }) => to)

const cases = [
  { product: 'flight', face: 'portal', by: owner },
  { product: 'flight', face: 'storefront', by: ada },
  { product: 'stay', face: 'portal', by: owner },
  { product: 'stay', face: 'storefront', by: ada },
] as const

describe.each(cases)('the confirmation of a $product at the $face', ({ product, by }) => {
  let id = ''
  beforeAll(async () => {
    id = await book(by, product)
  })

  test('is offered as PDF and by e-mail, and shows its recipient once it is issued', async () => {
    const order = await read(by, id)
    expect(order.status).toBe('Issued')
    expect(order.documents.map(({ kind }) => kind)).toEqual(['pdf', 'ics'])
    expect(order.actions).toContain('email-confirmation')
    expect(order.emailed).toMatchObject([{ to: order.contact.email, status: 'stored' }])
  })

  test('is mailed to another address with the PDF in the agency’s brand, and recorded with the order', {
    tags: ['full'],
  }, async () => {
    const to = `${product}.${by === owner ? 'desk' : 'shop'}@example.com`
    expect((await send(by, id, ` ${to} `)).status).toBe(200)
    expect((await read(by, id)).emailed[0]).toMatchObject({ to, status: 'queued' })
    await t.drain()
    expect((await read(by, id)).emailed[0]).toMatchObject({ to, status: 'stored', at: expect.stringMatching(/Z$/) })

    const desk = await read(owner, id)
    const listed = desk.mails.find((mail) => mail.to === to)
    const mail = (await owner.call('GET', `/mails/${listed?.id}`)).body
    expect(mail.attachments.map(({ name }: { name: string }) => name)).toEqual([`${desk.number}.pdf`, `${desk.number}.ics`])
    expect(mail.html).toContain('Skyways Travel')
    expect(mail.text).toContain(desk.bookingReference)
    const line = desk.timeline.findLast(({ event }) => event === 'Confirmation e-mailed')
    expect(line).toMatchObject({ note: to, status: null })
    if (by !== owner) expect(line?.actor).toBe('Customer, online')
  })

  test("is refused for an invalid address, with the field's error", { tags: ['full'] }, async () => {
    const answer = await send(by, id, 'ada@')
    expect(answer.status).toBe(422)
    expect(answer.body.data.problems).toEqual([{ path: 'email', message: 'Enter an e-mail address such as name@example.com.' }])
  })
})

describe('the permission to mail a confirmation', { tags: ['full'] }, () => {
  test("covers customers' own orders, without showing mails of the agency to others", async () => {
    const id = await book(ada, 'flight')
    for (const stranger of [bola, t.anonymous])
      expect([401, 404]).toContain((await send(stranger, id, 'thief@example.com')).status)
    await send(owner, id, 'accounts@corporate.example')
    await send(ada, id, 'travel.mate@example.com')
    const { contact } = await read(ada, id)
    expect(addresses(await read(owner, id))).toEqual(['travel.mate@example.com', 'accounts@corporate.example', contact.email])
    expect(addresses(await read(ada, id))).toEqual(['travel.mate@example.com', contact.email])
  })

  test('is limited to five mails an hour to one address in any spelling, and ten of one order', async () => {
    const id = await book(owner, 'flight')
    const statuses = []
    for (let n = 0; n < 6; n += 1)
      statuses.push((await send(owner, id, n % 2 ? 'often@example.com' : 'Often@Example.com')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const others = []
    for (let n = 0; n < 5; n += 1) others.push((await send(owner, id, `other-${n}@example.com`)).status)
    expect(others.slice(0, 4)).toEqual([200, 200, 200, 200])
    expect(others.at(-1)).toBe(429)
    const refused = await send(owner, id, 'one-more@example.com')
    expect(refused.body.message).toMatch(/^Wait .+, then try again\.$/)
  })
})

describe('an order without tickets', { tags: ['full'] }, () => {
  test('that is held is mailed as an itinerary, which states that it is no ticket and the payment deadline', async () => {
    const held = (await hold(owner, await holdableCheckout(owner))).body.orderId
    await t.drain()
    const order = await read(owner, held)
    expect(order.status).toBe('Not Paid')
    expect((await send(owner, held, 'held@example.com')).status).toBe(200)
    const { mails } = await read(owner, held)
    const mail = (await owner.call('GET', `/mails/${mails.find(({ to }) => to === 'held@example.com')?.id}`)).body
    expect(mail.attachments.map(({ name }: { name: string }) => name)).toEqual([`${order.number}.pdf`])
    expect(mail.text).toContain('It is not a ticket.')
    expect(mail.text).toMatch(/must be paid by \d\d \w{3} \d{4}, \d\d:\d\d/)
  })

  test('that failed has no document to mail', async () => {
    const id = await book(owner, 'flight')
    await t.system.db.update(orders).set({ status: 'AwaitingAdmin' }).where(eq(orders.id, id))
    const order = await read(owner, id)
    expect(order.actions).not.toContain('email-confirmation')
    expect((await send(owner, id, 'a@example.com')).body.code).toBe('order.no-documents')
    await t.system.db.update(orders).set({ status: 'Issued' }).where(eq(orders.id, id))
  })
})
