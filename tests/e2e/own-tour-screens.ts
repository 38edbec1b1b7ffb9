import type { Page } from '@playwright/test'
import { tourStepPaths } from '#domain/authored-tours/steps.ts'
import { apiOf } from './checkout.ts'
import type { Screen } from './screen.ts'

const as = 'owner@skyways.test'

let made: Promise<string> | null = null
/** A tour with an option, created once for all of its screens. */
async function makeTour(page: Page): Promise<string> {
  const { body } = await apiOf(page).call('POST', '/own-tours', { title: 'Lagos by boat: sunset on the lagoon' })
  return body.id
}
const tourOf = (page: Page) => {
  made ??= makeTour(page)
  return made
}

/** How each screen about tours of the agency's own is opened with content. */
export const ownTourScreens: Record<string, Screen> = {
  manage: {
    as,
    address: async (page) => {
      await tourOf(page)
      return '/manage'
    },
  },
  'tourManagement/create': { as, address: async (page) => `/tourManagement/create?tour=${await tourOf(page)}` },
  ...Object.fromEntries(
    tourStepPaths.map((path): [string, Screen] => [
      `tourManagement/create/${path}`,
      { as, address: async (page) => `/tourManagement/create/${path}?tour=${await tourOf(page)}` },
    ]),
  ),
}
