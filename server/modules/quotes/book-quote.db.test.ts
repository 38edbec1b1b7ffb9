import { describe, expect, test } from 'vitest'
import { FEE, openQuotes } from '#tests/quotes/open-quotes.ts'

const { t, owner, dearer, read, quoted, send, accept, book } = await openQuotes()

/** A quote that was sent. */
async function sent() {
  const quote = await quoted()
  return { ...quote, token: await send(quote) }
}

/** The same, accepted by its customer. */
async function accepted() {
  const { token, ...quote } = await sent()
  await accept(quote, token)
  return quote
}

describe('a check of every price', () => {
  test('finds the quoted price where nothing moved', async () => {
    const { id, price } = await quoted()
    expect((await read(id)).checks).toMatchObject([{ state: 'unchecked', price: null }])
    expect((await owner.call('POST', `/quotes/${id}/check`)).status).toBe(200)
    const amounts = { before: { amount: price }, after: { amount: price }, moved: [] }
    expect((await read(id)).checks).toMatchObject([{ state: 'same', price: amounts }])
  })

  test('tells why a price moved, and its new price is taken with the same markup and fee', { tags: ['full'] }, async () => {
    const { id, price } = await quoted()
    const [before] = (await read(id)).options[0].parts
    dearer()
    await owner.call('POST', `/quotes/${id}/check`)
    const [check] = (await read(id)).checks
    expect(check).toMatchObject({ state: 'moved', price: { before: { amount: price } } })
    const causes = check.price.moved.map(({ cause }: { cause: string }) => cause)
    expect(causes).toContain('Airline fare and taxes')
    expect(causes).not.toContain('Markup')
    const moved = check.price.moved.reduce((sum: number, one: { amount: { amount: number } }) => sum + one.amount.amount, 0)
    expect(check.price.after.amount - price).toBe(moved)
    expect((await read(id)).total.amount).toBe(price)
    await owner.call('POST', `/quotes/${id}/take-prices`)
    const now = await read(id)
    expect(now.total).toEqual(check.price.after)
    expect(now.options[0].parts[0]).toMatchObject({ fee: { amount: FEE }, amounts: { markup: before.amounts.markup } })
    expect(now.checks).toMatchObject([{ state: 'unchecked' }])
  })

  test('whose new price is taken but not sent leaves the price at which the sent version is accepted and booked', {
    tags: ['full'],
  }, async () => {
    const { token, ...quote } = await sent()
    dearer()
    await owner.call('POST', `/quotes/${quote.id}/check`)
    await owner.call('POST', `/quotes/${quote.id}/take-prices`)
    expect((await read(quote.id)).unsent).toHaveLength(1)
    await accept(quote, token)
    const { checkoutId } = (await book(quote)).body
    const { total, priceChange } = (await owner.call('GET', `/checkouts/${checkoutId}`)).body
    expect(total.amount).toBe(quote.price)
    expect(priceChange.before.amount).toBe(quote.price)
  })

  test('leaves what a member wrote of an item', { tags: ['full'] }, async () => {
    const { id, partId, optionId } = await quoted()
    const [item] = (await read(id)).options[0].parts
    const { title, from, to, isOptional, forWhom, deadline } = item
    const words = { title, from, to, isOptional, forWhom, deadline, details: 'A window seat is asked for.' }
    await owner.call('PUT', `/quotes/${id}/items`, {
      ...words,
      optionId,
      partId,
      rev: item.rev,
      cost: null,
      markup: null,
      fee: 0,
    })
    dearer()
    await owner.call('POST', `/quotes/${id}/check`)
    await owner.call('POST', `/quotes/${id}/take-prices`)
    expect((await read(id)).options[0].parts[0].details).toMatch(/^A window seat is asked for\./)
  })
})

describe('an accepted item', { tags: ['full'] }, () => {
  test('is booked in a checkout at the accepted price, opened once', async () => {
    const quote = await accepted()
    const { status, body } = await book(quote)
    expect(status).toBe(201)
    const checkout = (await owner.call('GET', `/checkouts/${body.checkoutId}`)).body
    expect(checkout).toMatchObject({ state: 'open', product: 'flight', total: { amount: quote.price }, priceChange: null })
    expect((await book(quote)).body).toEqual(body)
    expect((await read(quote.id)).events.map(({ kind }: { kind: string }) => kind)).toContain('booking')
  })

  test('that two members book at once is in one checkout', async () => {
    const quote = await accepted()
    const [one, other] = await Promise.all([book(quote), book(quote)])
    expect(one.status).toBe(201)
    expect(other.body).toEqual(one.body)
  })

  test('waits in its checkout for a decision where its supplier asks another price', async () => {
    const quote = await accepted()
    dearer()
    const { body } = await book(quote)
    const { total, priceChange } = (await owner.call('GET', `/checkouts/${body.checkoutId}`)).body
    expect(total.amount).toBe(quote.price)
    expect(priceChange.before.amount).toBe(quote.price)
    expect(priceChange.after.amount).toBeGreaterThan(quote.price)
  })

  test('keeps the margin of the quote where a review or a renewal of its checkout finds another price', async () => {
    const quote = await accepted()
    const { checkoutId } = (await book(quote)).body
    const margin = (await read(quote.id)).options[0].margin.amount
    dearer()
    const reviewed = (await owner.call('POST', `/checkouts/${checkoutId}/review`)).body
    expect(reviewed.priceChange.moved.map(({ cause }: { cause: string }) => cause)).not.toContain('Markup')
    expect(reviewed.priceChange.after.amount).toBe(2 * (quote.price - margin) + margin)
    t.setClock(() => new Date(Date.now() + 2 * 86_400_000))
    const renewed = (await owner.call('POST', `/checkouts/${checkoutId}/renew`)).body
    const { total, priceChange } = (await owner.call('GET', `/checkouts/${renewed.id}`)).body
    expect(total.amount).toBe(quote.price)
    expect(priceChange.after.amount).toBe(2 * (quote.price - margin) + margin)
  })

  test('is not booked before the customer accepted', async () => {
    expect((await book(await quoted())).body.code).toBe('quote.not-accepted')
  })
})
