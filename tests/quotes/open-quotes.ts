import { afterEach, vi } from 'vitest'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { oneAdultToAbuja, search } from '../book-flight.ts'
import { openOwner } from '../open-owner.ts'
import { visitShop } from '../shop-visitor.ts'

/** The fee of the agency for the quoted flight. */
export const FEE = 5_000_00

/** A product for a test file with quotes of a flight, and their booking. After each test suppliers ask their own prices and the clock is right. */
export async function openQuotes() {
  const { t, owner } = await openOwner()
  afterEach(() => {
    vi.restoreAllMocks()
    t.setClock(() => new Date())
  })

  /** Every supplier of flights asks twice as much. */
  function dearer() {
    const twice = (offer: SupplierFlightOffer) => ({
      ...offer,
      net: { ...offer.net, amount: offer.net.amount * 2 },
      netTax: null,
    })
    for (const supplier of t.system.integrations.flights) {
      const [find, ask] = [supplier.search.bind(supplier), supplier.reprice.bind(supplier)]
      vi.spyOn(supplier, 'search').mockImplementation(async function* (...asked) {
        for await (const found of find(...asked)) yield found.map(twice)
      })
      vi.spyOn(supplier, 'reprice').mockImplementation(async (id) => twice(await ask(id)))
    }
  }

  const read = async (id: string) => (await owner.call('GET', `/quotes/${id}`)).body

  /** A quote with a flight of a search, with a fee besides. */
  async function quoted() {
    const { searchId, offers } = await search(owner, oneAdultToAbuja)
    const { id } = (await owner.call('POST', '/quotes', { name: 'Ada Eze', title: 'To Abuja' })).body
    const choice = { product: 'flight', searchId, offerId: offers[0]?.id }
    const { partId } = (await owner.call('POST', `/quotes/${id}/choices`, { choice })).body
    const [option] = (await read(id)).options
    const [item] = option.parts
    const { title, details, from, to, isOptional, forWhom, deadline } = item
    const words = { title, details, from, to, isOptional, forWhom, deadline }
    const body = { ...words, optionId: option.id, partId, rev: 0, cost: null, markup: null, fee: FEE }
    await owner.call('PUT', `/quotes/${id}/items`, body)
    return { id, partId, optionId: option.id, price: item.price.amount + FEE }
  }

  /** Sends a quote to its customer. Returns the secret of its link. */
  async function send({ id }: { id: string }): Promise<string> {
    const { link } = (await owner.call('POST', `/quotes/${id}/send`, { to: null })).body
    return String(link).split('/').at(-1) ?? ''
  }

  const accept = ({ optionId }: { optionId: string }, token: string) =>
    visitShop(t, 'skyways').call('POST', `/shop/quotes/${token}/accept`, { version: 1, optionId, name: 'Ada Eze' })

  const book = ({ id, partId }: { id: string; partId: string }) => owner.call('POST', `/quotes/${id}/items/${partId}/book`)

  return { t, owner, dearer, read, quoted, send, accept, book }
}
