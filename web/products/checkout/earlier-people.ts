import type { Checkout } from '#contract/checkouts.ts'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../api-failure.ts'
import { readCookie } from '../../kit/cookies.ts'
import { closedReason } from './open-checkout.ts'

/** Holds the id of the checkout whose travellers were saved last; never a name. */
const cookie = 'last-checkout'
const lifetime = 3600

type Saved = { travellers: NonNullable<Checkout['travellers']>; contact: NonNullable<Checkout['contact']> }

/** The header that lets the next checkout find these travellers, should this one run out of time. */
export const rememberPeople = (id: string): Record<string, string> => ({
  'set-cookie': `${cookie}=${id}; Path=/order/new; Max-Age=${lifetime}; HttpOnly; SameSite=Lax`,
})

const sameJourney = (a: Checkout, b: Checkout) => a.search.from === b.search.from && a.search.to === b.search.to

/**
 * The travellers of a checkout of the same journey that ran out of time or whose offer was sold, seated in this offer by their
 * kind; null when there is none. An hour later, or for another journey, nothing is taken over.
 */
export async function earlierPeople(api: Api, request: Request, checkout: Checkout): Promise<Saved | null> {
  const id = readCookie(request.headers.get('cookie'), cookie)
  if (!id || id === checkout.id) return null
  const earlier = await readEarlier(api, id)
  if (!earlier?.travellers || !earlier.contact || !closedReason(earlier) || !sameJourney(earlier, checkout)) return null
  const { offer, contact } = earlier
  const left = [...earlier.travellers]
  const travellers: Saved['travellers'] = []
  for (const { id: passengerId, type } of checkout.offer.passengers) {
    const at = left.findIndex((one) => offer.passengers.find((passenger) => passenger.id === one.passengerId)?.type === type)
    const [person] = at < 0 ? [] : left.splice(at, 1)
    if (!person) return null
    travellers.push({ ...person, passengerId })
  }
  return { travellers, contact }
}

async function readEarlier(api: Api, id: string): Promise<Checkout | null> {
  try {
    return await api.checkouts.get({ id })
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}
