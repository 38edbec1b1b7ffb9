import { describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from './api/endpoints.ts'

/**
 * The areas of the contract in which money leaves or changes hands, or keys are made: why a write there needs no confirmation. All others of the area
 * declare one (decision 066).
 */
const areas: Record<string, Record<string, string>> = {
  approvals: { refuse: 'nothing moves' },
  checkouts: {
    create: 'everyday sale',
    review: 'everyday sale',
    renew: 'everyday sale',
    acceptPrice: 'everyday sale',
    saveDraft: 'nothing moves',
    pay: 'everyday sale',
    confirm: 'everyday sale',
    hold: 'everyday sale',
    confirmCard: 'the gateway decides',
  },
  tripCheckouts: {
    create: 'everyday sale',
    createOf: 'everyday sale',
    review: 'everyday sale',
    acceptPrices: 'everyday sale',
    savePeople: 'nothing moves',
    pay: 'everyday sale',
    confirmPayment: 'the gateway decides',
  },
  orders: {
    pay: 'everyday sale',
    confirmPayment: 'the gateway decides',
    release: 'nothing was paid',
    cancel: 'the terms decide the refund',
    rebook: 'everyday sale',
    addNote: 'nothing moves',
    emailConfirmation: 'nothing moves',
    acceptSchedule: 'nothing moves',
    recordSchedule: 'nothing moves',
  },
  policyChanges: { change: 'the terms decide the refund', pay: 'everyday sale' },
  tourChanges: { change: 'the terms decide the refund', pay: 'everyday sale' },
  deposits: { use: 'everyday sale' },
  groups: { create: 'nothing moves', setRooms: 'nothing moves', remind: 'nothing moves' },
  wallet: { topUp: 'money comes in, by the page of the gateway', confirmTopUp: 'the gateway decides' },
  subscription: {
    startTrial: 'nothing moves',
    schedule: 'nothing moves',
    keep: 'nothing moves',
    settle: 'the gateway decides',
    removeCard: 'nothing moves',
  },
  tourPayouts: {},
  tourResellers: { removeWebhook: 'no secret is made', revoke: 'no secret is made' },
  tourDepartures: {
    setCapacity: 'nothing moves',
    close: 'nothing moves',
    setGuides: 'nothing moves',
    overbook: 'nothing moves',
    move: 'everybody keeps the price',
    decide: 'everyday sale',
    noShow: 'nothing moves',
    checkIn: 'nothing moves',
  },
  tourDays: {},
  apiKeys: { create: 'asks for the password each time', revoke: 'no secret is made' },
  webhooks: {
    change: 'no secret is made',
    remove: 'no secret is made',
    ping: 'no secret is made',
    redeliver: 'no secret is made',
  },
}

/** The areas in which no money moves and no key is made. A new area of the contract belongs in one of the two tables. */
const others =
  `session auth profile views secondFactor confirmation passkeys notifications agency team delegates invitations invited roles branches
  audit activation rates search places flights stays tours policies bookingProtection plannedTrips plannedItems trips dashboard markups mails mailTemplates quotes
  sharedQuotes sharedItineraries quoteLibrary sharedShares packages offeredPackages travellers customers customerImports ownTours tourResources site images photos address
  messages connections onboarding support training guidedTours tourWaiting tourReviews shop`.split(/\s+/)

const areaOf = ({ name }: Endpoint): string => name.slice(0, name.indexOf('.'))
const verbOf = ({ name }: Endpoint): string => name.slice(name.indexOf('.') + 1)

test('every area of the contract is known as one with money or keys, or as one without', () => {
  expect([...new Set(endpoints.map(areaOf))].toSorted()).toEqual([...Object.keys(areas), ...others].toSorted())
})

describe('in an area with money or keys', () => {
  const writes = endpoints.filter((one) => areas[areaOf(one)] && one.method !== 'GET')

  test.each(writes.map((one) => [one.name, one] as const))('%s needs a confirmation, or it is said why not', (_name, one) => {
    const reason = areas[areaOf(one)]?.[verbOf(one)]
    expect(one.meta.isConfirmed ?? false).toBe(reason === undefined)
  })

  test('each reason is about an endpoint', () => {
    const names = writes.map(({ name }) => name)
    const said = Object.entries(areas).flatMap(([area, verbs]) => Object.keys(verbs).map((verb) => `${area}.${verb}`))
    expect(said.filter((name) => !names.includes(name))).toEqual([])
  })
})

test('elsewhere and on reads none is declared, and none where only visitors call', () => {
  const declared = endpoints.filter(({ meta }) => meta.isConfirmed)
  expect(declared.filter((one) => !areas[areaOf(one)] || one.method === 'GET').map(({ name }) => name)).toEqual([])
  expect(declared.filter(({ meta }) => ['public', 'shopper'].includes(meta.access)).map(({ name }) => name)).toEqual([])
})
