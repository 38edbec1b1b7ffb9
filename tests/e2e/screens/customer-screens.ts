import type { Page } from '@playwright/test'
import { apiOf } from '../checkout.ts'
import type { Screen } from './screen.ts'

/** Made once for all of its screens. */
let made: Promise<string> | undefined
const customer = (page: Page): Promise<string> => (made ??= make(page))

async function make(page: Page): Promise<string> {
  const preferences = { seat: 'aisle', meal: 'halal' }
  return (await apiOf(page).call('POST', '/customers', { name: 'Ada Eze', phone: '+442079460958', tags: ['VIP'], preferences }))
    .body.id
}

const at = (path: string) => async () => path

/** How each screen about customers is opened with content. */
export const customerScreens: Record<string, Screen> = {
  users: { as: 'owner@skyways.test', address: at('/users') },
  'users/new': { as: 'owner@skyways.test', address: at('/users/new') },
  'users/import': { as: 'owner@skyways.test', address: at('/users/import') },
  'users/import/:id': {
    as: 'owner@skyways.test',
    async address(page) {
      const lines = ['Name,E-mail', 'Ada Eze,ada.import@example.com']
      return `/users/import/${(await apiOf(page).call('POST', '/customer-imports', { lines })).body.id}`
    },
  },
  'users/:id': { as: 'owner@skyways.test', address: async (page) => `/users/${await customer(page)}` },
  'users/:id/edit': { as: 'owner@skyways.test', address: async (page) => `/users/${await customer(page)}/edit` },
  'users/:id/merge': {
    as: 'owner@skyways.test',
    async address(page) {
      const other = await apiOf(page).call('POST', '/customers', { name: 'Ada N. Eze' })
      return `/users/${await customer(page)}/merge?with=${other.body.id}`
    },
  },
}
