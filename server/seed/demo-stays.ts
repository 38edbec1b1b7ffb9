import { addDays } from '#domain/dates.ts'
import type { Guest } from '#domain/stays/guest.ts'
import type { PayWhen, Refundability } from '#domain/stays/kinds.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import { StaySearch } from '#domain/stays/search.ts'
import { agencyCtx, type Ctx, systemCtx } from '../ctx.ts'
import { confirmCheckout } from '../modules/checkouts/confirm-checkout.ts'
import { createCheckout } from '../modules/checkouts/create-checkout.ts'
import { payCheckout } from '../modules/checkouts/pay-checkout.ts'
import { reviewCheckout } from '../modules/checkouts/review-checkout.ts'
import { savePeople } from '../modules/checkouts/save-people.ts'
import { cancelOrder } from '../modules/orders/cancellation/cancel-order.ts'
import { quoteCancellation } from '../modules/orders/cancellation/quote-cancellation.ts'
import { issueOrder } from '../modules/orders/fulfilment/issue-order.job.ts'
import { returnCancelled } from '../modules/payments/returns/return-cancelled.job.ts'
import { readProperty } from '../modules/stays/read-property.ts'
import { staySearches } from '../modules/stays/search/stay-searches.ts'
import type { System } from '../system.ts'

interface DemoStay {
  place: Pick<StaySearch['destination'], 'name' | 'context' | 'country' | 'latitude' | 'longitude'>
  arrivesInDays: number
  nights: number
  guests: readonly [givenName: string, familyName: string][]
  stars: number
  refundability: Refundability
  payWhen: PayWhen
  isCancelled: boolean
}

// Cities with some forty properties: the first start waits for these searches, and Lagos has ten times as many.
const abuDhabi = { name: 'Abu Dhabi', context: 'United Arab Emirates', country: 'AE', latitude: 24.4539, longitude: 54.3773 }
const accra = { name: 'Accra', context: 'Greater Accra, Ghana', country: 'GH', latitude: 5.56, longitude: -0.1969 }
const calabar = { name: 'Calabar', context: 'Cross River State, Nigeria', country: 'NG', latitude: 4.9757, longitude: 8.3417 }
const enugu = { name: 'Enugu', context: 'Enugu State, Nigeria', country: 'NG', latitude: 6.4584, longitude: 7.5464 }

/** Recent stays of the demo agency, with the terms that an agent sees. */
const demoStays: readonly DemoStay[] = [
  {
    place: abuDhabi,
    arrivesInDays: 20,
    nights: 6,
    guests: [
      ['Adaeze', 'Okonkwo'],
      ['Tobenna', 'Okonkwo'],
    ],
    stars: 4,
    refundability: 'free',
    payWhen: 'now',
    isCancelled: false,
  },
  {
    place: calabar,
    arrivesInDays: 4,
    nights: 2,
    guests: [['Ngozi', 'Adeyemi']],
    stars: 4,
    refundability: 'none',
    payWhen: 'now',
    isCancelled: false,
  },
  {
    place: enugu,
    arrivesInDays: 11,
    nights: 3,
    guests: [['Chukwuemeka', 'Eze']],
    stars: 3,
    refundability: 'free',
    payWhen: 'property',
    isCancelled: false,
  },
  {
    place: accra,
    arrivesInDays: 25,
    nights: 2,
    guests: [['Zainab', 'Bello']],
    stars: 5,
    refundability: 'free',
    payWhen: 'now',
    isCancelled: true,
  },
]

/** Sells the demo stays through the commands that screens call. All searches run at once, then the sales in order. */
export async function sellDemoStays(
  system: System,
  seller: { agencyId: string; userId: string; name: string; email: string },
): Promise<void> {
  const { agencyId, userId, name, email } = seller
  const ctx = await agencyCtx(system, agencyId, { userId, name, email, role: 'owner' })
  const chosen = await Promise.all(demoStays.map(async (demo) => ({ demo, choice: await choose(ctx, demo) })))
  for (const { demo, choice } of chosen) if (choice) await sell(ctx, demo, choice)
}

const searchOf = (ctx: Ctx, { place, arrivesInDays, nights, guests }: DemoStay): StaySearch => {
  const checkIn = addDays(ctx.now().toISOString().slice(0, 10), arrivesInDays)
  return StaySearch.parse({
    destination: { kind: 'city', ...place },
    checkIn,
    checkOut: addDays(checkIn, nights),
    rooms: [{ adults: guests.length, children: [], infants: 0 }],
    nationality: 'NG',
  })
}

interface Choice {
  searchId: string
  propertyId: string
  rate: PricedStayRate
}

/** The nearest property with that many stars and a rate on those terms, and its cheapest such rate. */
async function choose(ctx: Ctx, demo: DemoStay): Promise<Choice | null> {
  let searchId = ''
  const request = { search: searchOf(ctx, demo), seesMargin: false, signal: new AbortController().signal }
  const properties: { id: string; km: number }[] = []
  const fits = ({ refundability, payWhen }: Pick<PricedStayRate, 'refundability' | 'payWhen'>) =>
    refundability === demo.refundability && payWhen === demo.payWhen
  for await (const event of await staySearches.events(ctx, request)) {
    if (event.type === 'started') searchId = event.searchId
    if (event.type === 'found')
      properties.push(...event.upserts.filter(({ stars, rates }) => stars === demo.stars && rates?.some(fits)))
  }
  const [nearest] = properties.toSorted((a, b) => a.km - b.km)
  if (!nearest) return null
  const { rooms } = await readProperty(ctx, { searchId, propertyId: nearest.id, seesMargin: false })
  const rates = rooms.flatMap((room) => room.rates).filter((rate) => fits(rate) && !rate.isOnRequest && !rate.membersOnly)
  const [rate] = rates.toSorted((a, b) => a.total.amount - b.total.amount)
  return rate ? { searchId, propertyId: nearest.id, rate } : null
}

async function sell(ctx: Ctx, demo: DemoStay, { searchId, propertyId, rate }: Choice): Promise<void> {
  const { id } = await createCheckout(ctx, { product: 'stay', searchId, propertyId, rateId: rate.id })
  const guests = demo.guests.map(
    ([givenName, familyName]): Guest => ({ room: 0, type: 'adult', age: null, title: null, givenName, familyName }),
  )
  const lead = demo.guests[0]?.[0].toLowerCase() ?? 'guest'
  const contact = { email: `${lead}@example.com`, phone: '+2348031234567' }
  await savePeople(ctx, id, { product: 'stay', guests, contact, requests: '', loyaltyNumber: null })
  const { idempotencyKey, total } = await reviewCheckout(ctx, id)
  const { orderId } =
    total.amount === 0
      ? await confirmCheckout(ctx, { id, idempotencyKey })
      : await payCheckout(ctx, { id, method: 'wallet', total, idempotencyKey })
  const own = await systemCtx(ctx.system, ctx.agencyId)
  await issueOrder.handle(own.system, { agencyId: ctx.agencyId, orderId })
  if (!demo.isCancelled) return
  const { refund, idempotencyKey: key } = await quoteCancellation(ctx, { id: orderId })
  await cancelOrder(ctx, { id: orderId, idempotencyKey: key, refund })
  await returnCancelled.handle(own.system, { agencyId: ctx.agencyId, orderId, tries: 0 })
}
