import type { Page } from '@playwright/test'
import { makePackage } from '../../packages/make-package.ts'
import { apiOf } from '../checkout.ts'
import { shopOf } from '../shop-of.ts'
import type { Screen } from './screen.ts'

const as = 'owner@skyways.test'

/** Made once for all of its screens. */
let made: Promise<{ id: string; slug: string }> | undefined
const soldPackage = (page: Page) => (made ??= makePackage(apiOf(page)))

/** How each screen about packages is opened with content. */
export const packageScreens: Record<string, Screen> = {
  packages: {
    as,
    address: async (page) => {
      await soldPackage(page)
      return '/packages'
    },
  },
  'packages/new': { as, address: async () => '/packages/new' },
  'packages/:id': { as, address: async (page) => `/packages/${(await soldPackage(page)).id}` },
  'packages/:id/preview': { as, address: async (page) => `/packages/${(await soldPackage(page)).id}/preview` },
  'shop/packages': {
    as,
    address: async (page) => {
      await soldPackage(page)
      return shopOf(page, '/packages')
    },
  },
  'shop/packages/:slug': { as, address: async (page) => shopOf(page, `/packages/${(await soldPackage(page)).slug}`) },
  'packages/:id/sell': { as, address: async (page) => `/packages/${(await soldPackage(page)).id}/sell` },
}
