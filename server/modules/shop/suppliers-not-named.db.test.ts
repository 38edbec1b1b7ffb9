import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { systemCtx } from '#server/ctx.ts'
import { mails } from '#server/db/schema/index.ts'
import { proofName, proofOf } from '#server/modules/address/domain-row.ts'
import { senderOf } from '#server/modules/mail/send-mail.job.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from '#tests/book-flight.ts'
import { coupleInAccra, openProperty, readyStay, searchStays, testRate } from '#tests/book-stay.ts'
import { namesTold } from '#tests/names-customers-never-read.ts'
import { openStorefront } from '#tests/open-storefront.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { choosePolicy, readyPolicy, searchPolicies } from '#tests/policies/book-policy.ts'

const { t, owner, ada, buy } = await openStorefront()

const namesIn = (sent: unknown): string[] => namesTold(typeof sent === 'string' ? sent : JSON.stringify(sent))

/** The whole response: headers, cookies, body. */
async function toldAt(path: string, { method = 'GET' as const, body = undefined as unknown } = {}): Promise<string[]> {
  const answer = await ada.call(method, path, body)
  const read = Buffer.isBuffer(answer.body) ? answer.body.toString('latin1') : answer.body
  return [...namesIn(answer.headers), ...namesIn(read ?? '')]
}

const isMember = async () => namesIn((await owner.call('POST', '/flights/searches', oneAdultToAbuja)).body)

describe('suppliers and platform are not named to customers in', () => {
  test('a search of flights, made twice, its checkout, its seats and bags', async () => {
    const stream = () => ada.call('POST', '/flights/searches', oneAdultToAbuja)
    expect(namesIn((await stream()).body)).toEqual([])
    expect(namesIn((await stream()).body)).toEqual([])
    const { searchId, suppliers } = await search(ada, oneAdultToAbuja)
    expect(suppliers).toMatchObject([{ id: '', title: '', status: 'done' }])
    expect(await toldAt(`/flights/searches/${searchId}`)).toEqual([])
    const checkout = await readyCheckout(ada, oneAdultToAbuja)
    expect(namesIn(checkout)).toEqual([])
    const seats = (await ada.call('GET', `/checkouts/${checkout.id}/ancillaries`)).body
    expect(seats.seatMaps.length + seats.services.length).toBeGreaterThan(0)
    expect(namesIn(seats)).toEqual([])
    const choices = [{ id: seats.services[0]?.id ?? '', quantity: 1 }]
    const chosen = await ada.call('PUT', `/checkouts/${checkout.id}/ancillaries`, { choices })
    expect([chosen.status, namesIn(chosen.body)]).toEqual([200, []])
    expect(await toldAt(`/checkouts/${checkout.id}/typed`)).toEqual([])
  })

  test('a search of protection, its checkout, its documents and its order; the insurer is named', async () => {
    const { searchId, found } = await searchPolicies(ada)
    expect(found.map(({ insurer }) => insurer)).toContain('Harbour Mutual')
    expect(await toldAt(`/protection/searches/${searchId}`)).toEqual([])
    const choice = await choosePolicy(ada)
    expect(await toldAt(`/protection/searches/${choice.searchId}/policies/${choice.policyId}/document`)).toEqual([])
    const checkout = await readyPolicy(ada, choice)
    expect(namesIn(checkout)).toEqual([])
    const started = await pay(ada, checkout, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.threeDSecure)
    await ada.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await t.drain()
    await t.drain()
    const { orderId } = started.body
    expect((await ada.call('GET', `/orders/${orderId}`)).body).toMatchObject({
      status: 'Issued',
      offer: { insurer: 'Harbour Mutual' },
    })
    for (const path of [`/orders/${orderId}`, `/orders/${orderId}/e-ticket.pdf`, `/orders/${orderId}/cancellation`])
      expect(await toldAt(path)).toEqual([])
  })

  test('a search of stays, made twice, a property, its reviews and checkout, the names of properties', {
    tags: ['full'],
  }, async () => {
    const stream = () => ada.call('POST', '/stays/searches', coupleInAccra)
    expect(namesIn((await stream()).body)).toEqual([])
    expect(namesIn((await stream()).body)).toEqual([])
    const { searchId, stays, suppliers } = await searchStays(ada, coupleInAccra)
    expect(suppliers.length).toBeLessThanOrEqual(1)
    expect(await toldAt(`/stays/searches/${searchId}`)).toEqual([])
    const detail = await openProperty(ada, searchId, stays[0]?.id ?? '')
    expect(namesIn(detail)).toEqual([])
    expect(await toldAt(`/stays/searches/${searchId}/properties/${detail.property.id}/reviews`)).toEqual([])
    const rate = detail.rooms[0]?.rates[0]
    if (!rate) throw new Error('no rate')
    expect(namesIn(await readyStay(ada, { searchId, detail, rate }))).toEqual([])
    const typed = new URLSearchParams({ query: detail.property.name })
    const places = async () => (await ada.call('GET', `/stays/destinations?${typed}`)).body
    const kinds = async () => (await places()).map(({ kind }: { kind: string }) => kind)
    // Suggestions of property names that arrive late are included in the next request.
    await expect.poll(kinds, { timeout: 20_000 }).toContain('property')
    expect(namesIn(await places())).toEqual([])
  })

  test('orders of both products, their lists, documents, calendar files and mails', { tags: ['full'] }, async () => {
    const { orderId } = await buy(ada, 2)
    const stay = await readyStay(ada, await testRate(ada, 'Successful Booking'))
    const started = await pay(ada, stay, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.approved)
    await ada.call('POST', `/checkouts/${stay.id}/confirm-card`)
    await t.drain()
    await t.drain()
    const ids = [orderId, String(started.body.orderId)]
    for (const id of ids) {
      const order = (await ada.call('GET', `/orders/${id}`)).body
      expect(order).toMatchObject({ status: 'Issued', number: expect.stringMatching(/^SKY-\d+$/) })
      expect(namesIn(order)).toEqual([])
      const papers = order.documents.map(({ href }: { href: string }) => href.replace(/^\/api/, ''))
      expect(papers.length).toBeGreaterThan(1)
      for (const path of papers) expect(await toldAt(path), path).toEqual([])
    }
    expect(await toldAt('/shop/trips')).toEqual([])
    const sent = await (await systemCtx(t.system, await agencyId())).tx((tx) =>
      tx.select().from(mails).where(eq(mails.to, 'ngozi@example.com')),
    )
    expect(sent.length).toBeGreaterThan(1)
    for (const { subject, html, text, attachments } of sent) {
      const files = attachments.map(({ name, base64 }) => name + Buffer.from(base64, 'base64').toString('latin1'))
      expect(namesIn([subject, html, text, ...files, senderOf('Skyways Travel', t.config.MAIL_FROM)].join('\n'))).toEqual([])
    }
  })

  test('the DNS queries for an agency’s own domain', { tags: ['full'] }, () => {
    const row = { name: 'www.skyways.example', token: 'b4a1' }
    expect(namesIn([proofName(row), proofOf(row)])).toEqual([])
  })

  test.each([
    '/session',
    '/shop/site',
    '/shop/stay-prices',
    '/rates',
    '/nothing-here',
    '/orders',
    '/orders/none',
    '/auth/sessions',
  ])('the response of %s', { tags: ['full'] }, async (path) => expect(await toldAt(path)).toEqual([]))

  test.each([
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/favicon.svg',
    '/og/home.png',
    '/healthz',
    '/readyz',
    '/metrics',
    '/nothing-here',
    '/pictures/none/0',
    '/media/none',
  ])('the file %s', { tags: ['full'] }, async (url) => {
    const { headers, body } = await t.app.inject({ url, headers: { host: 'skyways.customer.localhost' } })
    expect([...namesIn(headers), ...namesIn(body)]).toEqual([])
  })

  test('the API’s document and reference, which do not exist there', { tags: ['full'] }, async () => {
    for (const url of ['/api/openapi.json', '/api/reference', '/api/reference/scalar.js']) {
      const answer = await t.app.inject({ url, headers: { host: 'skyways.customer.localhost' } })
      expect([url, answer.statusCode]).toEqual([url, 404])
    }
  })

  test('a search that no supplier answers', { tags: ['full'] }, async () => {
    await t.arm({ vendor: 'stayx', fault: '500', times: 60 })
    const failed = await ada.call('POST', '/stays/searches', { ...coupleInAccra, nationality: 'GB' })
    expect(String(failed.body)).toContain('stay.all-suppliers-failed')
    expect(namesIn(failed.body)).toEqual([])
  })

  test('a member sees the supplier', { tags: ['full'] }, async () => expect(await isMember()).not.toEqual([]))
})

const agencyId = async (): Promise<string> => (await owner.call('GET', '/session')).body.agency.id
