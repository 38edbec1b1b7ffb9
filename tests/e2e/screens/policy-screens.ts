import { expect, type Page } from '@playwright/test'
import { addDays } from '#domain/dates.ts'
import { policyToParams } from '#domain/policies/search-params.ts'
import { choosePolicy, familyInFrance, readyPolicy, searchPolicies } from '../../policies/book-policy.ts'
import { apiOf } from '../checkout.ts'
import type { Screen } from './screen.ts'

const as = 'owner@skyways.test'
const search = `${policyToParams(familyInFrance)}`

const made = new Map<string, Promise<string>>()
/** Purchases are made once for all screens that show them. */
const once = (what: string, make: (page: Page) => Promise<string>) => (page: Page) => {
  const id = made.get(what) ?? make(page)
  made.set(what, id)
  return id
}

const beside = async (page: Page) => {
  const { searchId, found } = await searchPolicies(apiOf(page))
  const chosen = found.filter(({ refusal }) => refusal === null).slice(0, 3)
  return `/protection/compare?${new URLSearchParams([['searchId', searchId], ...chosen.map(({ id }) => ['policy', id])])}`
}

const ready = once('a policy to pay', async (page) => (await readyPolicy(apiOf(page), await choosePolicy(apiOf(page)))).id)

const bought = once('a policy that is bought', async (page) => {
  const api = apiOf(page)
  const { id, idempotencyKey, total } = await readyPolicy(api, await choosePolicy(api))
  const body = { method: 'wallet', idempotencyKey, total }
  return (await api.call('POST', `/checkouts/${id}/pay`, body, { 'idempotency-key': idempotencyKey })).body.orderId
})

const step = (path: string) => async (page: Page) => `/protection/${path}?checkout=${await ready(page)}`

/** Other dates for a policy that is bought, with their price. */
export const otherDates: Screen = {
  as,
  async address(page) {
    const id = await bought(page)
    const dates = new URLSearchParams({ change: '1', to: addDays(familyInFrance.to, 4) })
    // It is bound at the insurer by a job.
    await expect.poll(async () => (await apiOf(page).call('GET', `/orders/${id}`)).body.actions).toContain('change')
    return `/order/protection/${id}?${dates}`
  },
}

/** How each screen about protection is opened with content. */
export const policyScreens: Record<string, Screen> = {
  'protection/new': { as, address: async () => '/protection/new' },
  'protection/results': { as, address: async () => `/protection/results?${search}` },
  'protection/compare': { as, address: beside },
  'protection/checkout': { as, address: step('checkout') },
  'protection/checkout/review': { as, address: step('checkout/review') },
  'protection/payment': { as, address: step('payment') },
  'protection/confirmation': { as, address: async (page) => `/protection/confirmation?order=${await bought(page)}` },
  'order/protection/:id': { as, address: async (page) => `/order/protection/${await bought(page)}` },
}
