import { expect, type Page } from '@playwright/test'
import { hold, holdableCheckout } from '../../book-flight.ts'
import { apiOf } from '../checkout.ts'
import type { Screen } from './screen.ts'

const as = 'owner@skyways.test'

/** Made once for both screens: a held order of two adults, whose cost each shares. */
let made: Promise<{ id: string; link: string }> | undefined
const sharedOrder = (page: Page): Promise<{ id: string; link: string }> => (made ??= share(page))

async function share(page: Page): Promise<{ id: string; link: string }> {
  const api = apiOf(page)
  const held = await hold(api, await holdableCheckout(api, { adults: 2 }))
  const id = String(held.body.orderId)
  const read = async () => (await api.call('GET', `/orders/${id}/group`)).body
  await expect.poll(async () => (await api.call('GET', `/orders/${id}`)).body.status).toBe('Not Paid')
  const { order } = await read()
  const shares = order.people.map((person: { id: string; name: string }) => ({
    name: person.name,
    email: 'ada@example.com',
    people: [person.id],
  }))
  const rooms = [{ name: '101', type: 'Twin', people: order.people.map((person: { id: string }) => person.id) }]
  const organiser = { name: 'Chi Eze', email: 'chi@example.com' }
  await api.call('POST', `/orders/${id}/group`, { organiser, rule: 'organiser', shares, rooms })
  const { group } = await read()
  return { id, link: group.shares[0].link }
}

/** How each screen about groups is opened with content. */
export const groupScreens: Record<string, Screen> = {
  'groups/:id': { as, address: async (page) => `/groups/${(await sharedOrder(page)).id}` },
  'share/:token': { as, address: async (page) => (await sharedOrder(page)).link },
}
