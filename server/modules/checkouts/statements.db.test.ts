import type pg from 'pg'
import { expect, test } from 'vitest'
import { oneAdultToAbuja, payment, readyCheckout } from '#tests/book-flight.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner } = await openOwner()

/** Texts of what is asked of the database while somebody watches. */
let asked: string[] = []
const watched = new WeakSet<pg.PoolClient>()
t.system.db.$client.on('acquire', (client) => {
  if (watched.has(client)) return
  watched.add(client)
  const send = client.query
  const query = (...given: unknown[]) => {
    const [statement] = given
    asked.push(typeof statement === 'string' ? statement : String(Object(statement).text))
    return Reflect.apply(send, client, given)
  }
  Object.assign(client, { query })
})

/**
 * Whoever pays waits for each of them, and so does everybody else where the database has one connection. With the beginning and the end of each of
 * the four transactions, and of the card's five, it was 28 and 31 in November 2026.
 */
const most = { wallet: 30, card: 33 }

test.each(['wallet', 'card'] as const)('a checkout paid by %s asks the database no more often than it did', async (method) => {
  const checkout = await readyCheckout(owner, oneAdultToAbuja)
  asked = []
  const { status } = await owner.call('POST', `/checkouts/${checkout.id}/pay`, payment(checkout, method))
  expect(status).toBe(200)
  expect(asked).toContain('commit')
  expect(asked.length).toBeLessThanOrEqual(most[method])
})
