import type { Page } from '@playwright/test'
import { tourStepPaths } from '#domain/authored-tours/steps.ts'
import { addDays } from '#domain/dates.ts'
import { tourRunningBodies } from '../../api/tour-running.ts'
import { chooseStart, familyInAccra } from '../../book-tour.ts'
import { ownTour } from '../../tours/own-tour.ts'
import { publishByApi } from '../../tours/publish-by-api.ts'
import { uploadPhoto } from '../../tours/upload-photo.ts'
import { apiOf } from '../checkout.ts'
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

/** A departure of a published tour in two weeks. */
async function departureOf(page: Page): Promise<string> {
  const id = await publishByApi(apiOf(page), ownTour(), await uploadPhoto(page))
  const day = addDays(new Date().toISOString().slice(0, 10), 14)
  return `/manage/departures/${id}/walk/${day}T09:00`
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
  'manage/departures/:tour/:option/:departure': { as, address: departureOf },
  'manage/check-in': { as, address: async () => '/manage/check-in' },
  'manage/today': { as, address: async () => '/manage/today' },
  'manage/today/:tour/:option/:departure': {
    as,
    address: async (page) => {
      const address = await departureOf(page)
      const path = address.replace('/manage/departures', '/tour-departures')
      const { body } = await apiOf(page).call('GET', '/tour-guides')
      const userIds = body.map((one: { id: string }) => one.id)
      await apiOf(page).call('PUT', `${path}/guides`, { userIds })
      return address.replace('departures', 'today')
    },
  },
  'manage/days/:tour/:day': {
    as,
    address: async (page) => {
      const [, , , tour, , departure = ''] = (await departureOf(page)).split('/')
      return `/manage/days/${tour}/${departure.slice(0, 10)}`
    },
  },
  'manage/resellers/:id': {
    as,
    address: async (page) => {
      const { body } = await apiOf(page).call('POST', '/tour-resellers', tourRunningBodies['tourResellers.create'])
      return `/manage/resellers/${body.id}`
    },
  },
  'tour/waiting': {
    as,
    address: async (page) => {
      await departureOf(page)
      // Dates of its own: results of an equal search may be older than the tour.
      const search = { ...familyInAccra, to: addDays(familyInAccra.to, 4) }
      const { searchId, tourId, optionId, day } = await chooseStart(apiOf(page), /jamestown/i, search)
      return `/tour/waiting?${new URLSearchParams({ searchId, tour: tourId, option: optionId, day, time: '09:00', adults: '2' })}`
    },
  },
  'tour/waiting/:token': {
    as,
    address: async (page) => {
      const api = apiOf(page)
      const path = (await departureOf(page)).replace('/manage/departures', '/tour-departures')
      await api.call('PUT', `${path}/capacity`, { seats: 0 })
      await api.call('POST', `${path}/waiting`, tourRunningBodies['tourWaiting.add'])
      const { body } = await api.call('GET', `${path}/waiting`)
      return new URL(body[0].url).pathname
    },
  },
  // Links of reviews are mailed after a departure: nothing that a journey can wait for.
  'tour/review': { as, address: async () => '/tour/review?token=none', isMissing: true },
  'tourManagement/preview': { as, address: async (page) => `/tourManagement/preview?tour=${await tourOf(page)}` },
  'tourManagement/create': { as, address: async (page) => `/tourManagement/create?tour=${await tourOf(page)}` },
  ...Object.fromEntries(
    tourStepPaths.map((path): [string, Screen] => [
      `tourManagement/create/${path}`,
      { as, address: async (page) => `/tourManagement/create/${path}?tour=${await tourOf(page)}` },
    ]),
  ),
}
