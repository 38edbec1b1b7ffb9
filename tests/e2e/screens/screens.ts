import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { toCompareParam } from '#domain/flights/compare.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import routes from '#web/routes.ts'
import { search } from '../../book-flight.ts'
import { apiOf, chooseFlight, readyToPay } from '../checkout.ts'
import { inDays, toAbuja } from '../search.ts'
import { visitorOf } from '../shop.ts'
import { shopOf } from '../shop-of.ts'
import { customerScreens } from './customer-screens.ts'
import { groupScreens } from './group-screens.ts'
import { ownTourScreens } from './own-tour-screens.ts'
import { packageScreens } from './package-screens.ts'
import { otherDates, policyScreens } from './policy-screens.ts'
import { quoteScreens } from './quote-screens.ts'
import { once, type Screen } from './screen.ts'
import { securityScreens } from './security-screens.ts'
import { stayScreens } from './stay-screens.ts'
import { tourScreens } from './tour-screens.ts'
import { shopTripScreens, tripScreens } from './trip-screens.ts'

const at = (path: string) => async () => path

const checkoutStep = (step: 'details' | 'ancillaries' | 'payment') => async (page: Page) =>
  (await paymentPath(page)).replace('payment', step)
const paymentPath = once('a checkout with travellers', async (page) => (await readyToPay(page, toAbuja(95))).paymentPath)
const issued = once('an issued order', async (page) => {
  const { body } = await apiOf(page).call('GET', '/orders?statusType=Issued&type=flight')
  return body.items[0].id
})
const sold = (path: string) => async (page: Page) => `${path}/${await issued(page)}`
/** A comparison of the first two flights of a search. */
const twoFlights = async (page: Page, flight: FlightSearch) => {
  const { searchId, offers } = await search(apiOf(page), flight)
  const flights = toCompareParam(offers.slice(0, 2).map((offer: { id: string }) => ({ searchId, offerId: offer.id })))
  return `/flight/compare?flights=${flights}&${searchToParams(flight)}`
}
const query = () =>
  `trip=round-trip&from=LOS&to=LON&depart=${inDays(45)}&return=${inDays(59)}&adults=2&children=8&infants=1&cabin=economy`

const webhookOf = once('a webhook', async (page) => {
  const api = apiOf(page)
  const { id } = (
    await api.call('POST', '/developers/webhooks', { url: 'https://hooks.example.com/bookings', events: ['order.issued'] })
  ).body
  return id
})

/** How each screen is opened with content; by its path in `web/routes.ts`. */
export const screens: Record<string, Screen> = {
  '': { as: null, address: at('/') },
  'sign-in': { as: null, address: at('/sign-in') },
  'sign-up': { as: null, address: at('/sign-up') },
  dashboard: { as: 'owner@skyways.test', address: at('/dashboard') },
  'flight/compare': { as: 'owner@skyways.test', address: (page) => twoFlights(page, toAbuja(95)) },
  ...quoteScreens,
  ...groupScreens,
  ...packageScreens,
  ...customerScreens,
  ...stayScreens,
  ...tourScreens,
  ...ownTourScreens,
  ...policyScreens,
  ...tripScreens,
  transactions: { as: 'owner@skyways.test', address: at('/transactions') },
  order: { as: 'owner@skyways.test', address: at('/order') },
  'order/neworder': { as: 'owner@skyways.test', address: at('/order/neworder') },
  'order/new/newFlight': { as: 'owner@skyways.test', address: at('/order/new/newFlight') },
  'order/new/flight/newoffers': { as: 'owner@skyways.test', address: async () => `/order/new/flight/newoffers?${query()}` },
  'order/new/flight/offers': {
    as: 'owner@skyways.test',
    address: async () => `/order/new/flight/offers?search=01a1fc1a-b1ef-7421-ad35-dd07a2478bc0&${query()}`,
  },
  'shop/order/new/flight/newoffers': { as: null, address: (page) => shopOf(page, `/order/new/flight/newoffers?${query()}`) },
  'shop/order/new/flight/offers': {
    as: null,
    address: (page) => shopOf(page, `/order/new/flight/offers?search=01a1fc1a-b1ef-7421-ad35-dd07a2478bc0&${query()}`),
  },
  'order/new/flight/template/:id/offers': {
    as: 'owner@skyways.test',
    address: async (page) => templateOffers((await search(apiOf(page), toAbuja(95))).searchId),
  },
  'shop/order/new/flight/template/:id/offers': { as: null, address: shopTemplateOffers },
  test: { as: 'owner@skyways.test', address: at('/test') },
  'embed/search': { as: null, address: (page) => shopOf(page, '/embed/search') },
  'shop/order/new/newFlight': { as: null, address: (page) => shopOf(page, '/order/new/newFlight') },
  'order/flight/:id': { as: 'owner@skyways.test', address: sold('/order/flight') },
  'order/flight/ticket/detail/:id': { as: 'owner@skyways.test', address: sold('/order/flight/ticket/detail') },
  'order/flight/export/:id': { as: 'owner@skyways.test', address: sold('/order/flight/export') },
  'order/new/flight/book/:id': { as: 'owner@skyways.test', address: (page) => chooseFlight(page, toAbuja(95)) },
  'order/new/flight/book/details/:id': {
    as: 'owner@skyways.test',
    address: checkoutStep('details'),
  },
  'order/new/flight/book/ancillaries/:id': {
    as: 'owner@skyways.test',
    address: checkoutStep('ancillaries'),
  },
  'order/new/flight/book/payment/:id': {
    as: 'owner@skyways.test',
    address: checkoutStep('payment'),
  },
  ...Object.fromEntries(
    'deals flights hotels tours destinations about testimonials contact faq terms tos privacy-policy'
      .split(' ')
      .map((path): [string, Screen] => [path, { as: null, address: (page) => shopOf(page, `/${path}`) }]),
  ),
  'preview/template/:id': {
    as: 'owner@skyways.test',
    address: async (page) => (await apiOf(page).call('POST', '/site/previews', {})).body.url,
  },
  'preview/template/faq': { as: 'owner@skyways.test', address: (page) => previewPart(page, 'faq') },
  'preview/template/ourServices': { as: 'owner@skyways.test', address: (page) => previewPart(page, 'ourServices') },
  trips: { as: null, address: (page) => shopOf(page, '/trips') },
  'trips/find': { as: null, address: (page) => shopOf(page, '/trips/find') },
  'trips/help': { as: null, address: (page) => shopOf(page, '/trips/help') },
  'accommodation/matches': { as: 'owner@skyways.test', address: at('/accommodation/matches') },
  outbox: { as: 'owner@skyways.test', address: at('/outbox') },
  'outbox/:id': {
    as: 'owner@skyways.test',
    address: async (page) => `/outbox/${(await apiOf(page).call('GET', '/mails')).body.items[0].id}`,
  },
  website: { as: 'owner@skyways.test', address: at('/website') },
  'website/changes': { as: 'owner@skyways.test', address: at('/website/changes') },
  'website/templates/:name': { as: 'owner@skyways.test', address: at('/website/templates/coastal') },
  'destinations/:city': { as: null, address: (page) => shopOf(page, '/destinations/london') },
  'pages/:name': { as: null, address: (page) => shopOf(page, '/pages/visa-help'), isMissing: true },
  'website/picture': { as: 'owner@skyways.test', address: at('/website/picture') },
  whitelabel: { as: 'owner@savanna.test', address: at('/whitelabel') },
  templating: { as: 'owner@savanna.test', address: at('/templating') },
  'templating/edit/:page': { as: 'owner@skyways.test', address: at('/templating/edit/home') },
  ...Object.fromEntries(
    `settings settings/team settings/team/log settings/roles settings/branches approvals settings/security settings/notifications notifications settings/agency settings/agency/brand settings/agency/link
      settings/agency/contact settings/agency/customer settings/agency/policy settings/order profile account gettingStarted/team
      gettingStarted/team/invite gettingStarted/markups gettingStarted/markups/create gettingStarted/business/activate settings/order/emailTemplates`
      .split(/\s+/)
      .map((path): [string, Screen] => [path, { as: 'owner@skyways.test', address: at(`/${path}`) }]),
  ),
  ...securityScreens,
  unsubscribe: { as: null, address: at('/unsubscribe?token=none'), isMissing: true },
  'settings/*': { as: 'owner@skyways.test', address: at('/settings/no/such/place'), isMissing: true },
  'settings/order/emailTemplates/:name': { as: 'owner@skyways.test', address: at('/settings/order/emailTemplates/order-issued') },
  link: { as: 'owner@savanna.test', address: at('/link') },
  training: { as: 'owner@savanna.test', address: at('/training') },
  plans: { as: 'owner@skyways.test', address: at('/plans') },
  'agency-welcome': { as: 'owner@savanna.test', address: at('/agency-welcome') },
  welcome: { as: 'owner@savanna.test', address: at('/welcome') },
  'welcome/support': { as: 'owner@savanna.test', address: at('/welcome/support') },
  'welcome/pricing': { as: 'owner@savanna.test', address: at('/welcome/pricing') },
  'welcome/learn': { as: 'owner@savanna.test', address: at('/welcome/learn') },
  'welcome/learn/:guide': { as: 'owner@savanna.test', address: at('/welcome/learn/first-booking') },
  'settings/agency/subscription': { as: 'owner@skyways.test', address: at('/settings/agency/subscription') },
  'gettingStarted/subscription': { as: 'owner@savanna.test', address: at('/gettingStarted/subscription') },
  'gettingStarted/pricing': { as: 'owner@savanna.test', address: at('/gettingStarted/pricing') },
  'gettingStarted/subscribe': { as: 'owner@savanna.test', address: at('/gettingStarted/subscribe?plan=growth&interval=month') },
  'gettingStarted/congratulations': { as: 'owner@savanna.test', address: at('/gettingStarted/congratulations') },
  'gettingStarted/logo': { as: 'owner@savanna.test', address: at('/gettingStarted/logo') },
  'gettingStarted/link': { as: 'owner@savanna.test', address: at('/gettingStarted/link') },
  'settings/agency/developer': { as: 'owner@skyways.test', address: at('/settings/agency/developer') },
  'settings/agency/developer/keys/new': { as: 'owner@skyways.test', address: at('/settings/agency/developer/keys/new') },
  'settings/agency/developer/webhooks/new': { as: 'owner@skyways.test', address: at('/settings/agency/developer/webhooks/new') },
  'settings/agency/developer/webhooks/:id': {
    as: 'owner@skyways.test',
    address: async (page) => `/settings/agency/developer/webhooks/${await webhookOf(page)}`,
  },
  'settings/agency/developer/examples': { as: 'owner@skyways.test', address: at('/settings/agency/developer/examples') },
  '*': { as: 'owner@skyways.test', address: at('/no/such/place'), isMissing: true },
  'shop/*': { as: null, address: at('/no/such/place'), isMissing: true },
}

/** The same screens without content, and screens behind a dialog or guard. */
export const otherFaces: Record<string, Screen> = {
  'the dashboard before the first sale': { as: 'owner@savanna.test', address: at('/dashboard') },
  'an empty list of orders': { as: 'owner@savanna.test', address: at('/order') },
  'a list that nothing matches': { as: 'owner@skyways.test', address: at('/order?query=nobody-has-this-name') },
  'an empty outbox': { as: 'owner@savanna.test', address: at('/outbox') },
  'a wallet with only its opening credit': { as: 'owner@savanna.test', address: at('/transactions') },
  'what needs a person': { as: 'owner@skyways.test', address: at('/order?view=desk') },
  'an order that is held': { as: 'owner@skyways.test', address: held },
  'other dates for a policy': otherDates,
  'topping up': { as: 'owner@skyways.test', address: at('/transactions?dialog=top-up') },
  'the error dialog': { as: 'owner@skyways.test', address: at('/order?error=true&errorCode=82&errorPayload={"balance":5000}') },
  "a customer's shop": { as: null, address: async (page) => shopOf(page) },
  "a customer's sign-in": { as: null, address: (page) => shopOf(page, '/sign-in') },
  ...shopTripScreens,
}

async function held(page: Page): Promise<string> {
  const { body } = await apiOf(page).call('GET', '/orders?statusType=Not%20Paid')
  return `/order/flight/${body.items[0].id}`
}

const templateOffers = (searchId: string) => `/order/new/flight/template/${searchId}/offers?${searchToParams(toAbuja(95))}`

/** Only the visitor who made the search can read it. */
async function shopTemplateOffers(page: Page): Promise<string> {
  await page.goto(await shopOf(page))
  return shopOf(page, templateOffers((await search(visitorOf(page), toAbuja(95))).searchId))
}

async function previewPart(page: Page, part: string): Promise<string> {
  const { id, url } = (await apiOf(page).call('POST', '/site/previews', {})).body
  return `${new URL(url).origin}/preview/template/${part}?id=${id}`
}

function leaves(entries: readonly RouteConfigEntry[], under = ''): { path: string; file: string }[] {
  return entries.flatMap((entry) => {
    const path = [under, entry.path].filter(Boolean).join('/')
    return entry.children ? leaves(entry.children, path) : [{ path, file: entry.file }]
  })
}

/** Every path of `web/routes.ts`. */
export const routePaths: readonly string[] = leaves(routes).map(({ path }) => path)

/** Those that show a screen; `.ts` files answer with data or a redirect. */
export const screenPaths = (): string[] => leaves(routes).flatMap(({ path, file }) => (file.endsWith('.tsx') ? [path] : []))
