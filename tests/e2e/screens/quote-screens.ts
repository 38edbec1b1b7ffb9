import type { Page } from '@playwright/test'
import { search } from '../../book-flight.ts'
import { apiOf } from '../checkout.ts'
import { toAbuja } from '../search.ts'
import type { Screen } from './screen.ts'

const as = 'owner@skyways.test'
const words = { details: 'Breakfast included', from: null, to: null, forWhom: '', deadline: null, partId: null, rev: 0 }

/** Made once for all of its screens: two options, one with an optional item, for three travellers, sent. */
type Sent = { id: string; link: string; itinerary: string }
let made: Promise<Sent> | undefined
export const sentQuote = (page: Page): Promise<Sent> => (made ??= send(page))

async function send(page: Page): Promise<Sent> {
  const api = apiOf(page)
  const { id } = (await api.call('POST', '/quotes', { name: 'Ada Eze', title: 'Zanzibar in February' })).body
  for (const title of ['By the sea', 'In the city']) {
    const { optionId } = (await api.call('POST', `/quotes/${id}/options`, { title })).body
    const item = { ...words, optionId, isOptional: false, title: 'Hotel', cost: 400_000_00, markup: 40_000_00, fee: 5_000_00 }
    await api.call('PUT', `/quotes/${id}/items`, item)
    await api.call('PUT', `/quotes/${id}/items`, {
      ...item,
      isOptional: true,
      title: 'Transfer',
      cost: 20_000_00,
      markup: 0,
      fee: 0,
    })
  }
  const travellers = [
    { name: 'Ada Eze', group: 'Eze family' },
    { name: 'Bola Eze', group: 'Eze family' },
    { name: 'Chidi Obi', group: '' },
  ]
  await api.call('PUT', `/quotes/${id}/travellers`, { rev: 0, travellers, showsShares: true })
  const { link } = (await api.call('POST', `/quotes/${id}/send`, { to: null })).body
  const { parties } = (await api.call('GET', `/quotes/${id}`)).body
  return { id, link, itinerary: parties[0].link }
}

let offered: Promise<string> | undefined
/** A sent quote with a flight of a search. */
const sentOffer = (page: Page) => {
  offered ??= search(apiOf(page), toAbuja(95)).then(async ({ searchId, offers }) => {
    const api = apiOf(page)
    const { id } = (await api.call('POST', '/quotes', { name: 'Ada Eze', title: 'Abuja and back' })).body
    await api.call('POST', `/quotes/${id}/choices`, { choice: { product: 'flight', searchId, offerId: offers[0]?.id } })
    await api.call('POST', `/quotes/${id}/send`, { to: null })
    return String(id)
  })
  return offered
}

/** How each screen about quotes is opened with content. */
export const quoteScreens: Record<string, Screen> = {
  quotes: { as, address: async () => '/quotes' },
  'quotes/add': {
    as,
    address: async (page) => {
      const { searchId, offers } = await search(apiOf(page), toAbuja(95))
      const choice = { product: 'flight', searchId, offerId: offers[0]?.id }
      return `/quotes/add?${new URLSearchParams({ choice: JSON.stringify(choice) })}`
    },
  },
  'quotes/board': {
    as,
    address: async (page) => {
      await sentQuote(page)
      return '/quotes/board'
    },
  },
  'quotes/exposure': { as, address: async (page) => `/quotes/exposure?of=${await sentOffer(page)}` },
  'quotes/new': { as, address: async () => '/quotes/new' },
  'quote/:token': { as, address: async (page) => (await sentQuote(page)).link },
  'quote-itinerary/:token': { as, address: async (page) => (await sentQuote(page)).itinerary },
  'quotes/:id': { as, address: async (page) => `/quotes/${(await sentQuote(page)).id}` },
}
