import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../api-failure.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { plansInstead } from '../../products/plans-instead.ts'
import { signInFirst } from '../../products/sign-in-first.ts'
import { tripPaths } from './checkout/paths.ts'

const cartAt = (params: Record<string, string>): string => `/cart?${new URLSearchParams(params)}`

type Typed = Record<string, string>

/** What each button of the cart does; each answers with the address that follows. */
const intents: Record<string, (api: Api, typed: Typed) => Promise<string>> = {
  async rename({ plannedTrips }, { id = '', name = '' }) {
    await plannedTrips.change({ id, name })
    return cartAt({ trip: id, saved: 'renamed' })
  },
  async share({ plannedTrips }, { id = '', name = '', isShared }) {
    await plannedTrips.change({ id, name, isShared: isShared === 'on' })
    return cartAt({ trip: id, saved: 'renamed' })
  },
  async create({ plannedTrips }, { name = '' }) {
    const { id } = await plannedTrips.create({ name })
    return cartAt({ trip: id, saved: 'created' })
  },
  async checkout({ tripCheckouts }, { id = '' }) {
    return tripPaths((await tripCheckouts.create({ tripId: id })).id).details
  },
  async delete({ plannedTrips }, { id = '' }) {
    await plannedTrips.remove({ id })
    return cartAt({ saved: 'deleted' })
  },
}

/** The page showed what is there no longer: it was changed in another tab. */
const stale: readonly string[] = ['access.not-found', 'trip.empty']

/** The action of the cart: removes an item, renames, shares or deletes the trip, starts another one, or opens its checkout. */
export async function actOnCart(api: Api, request: Request) {
  const typed = await readForm(request)
  try {
    if (typed.remove) {
      const { tripId } = await api.plannedItems.remove({ id: typed.remove })
      return redirect(cartAt({ trip: tripId, saved: 'removed' }))
    }
    const act = intents[typed.intent ?? '']
    if (!act) return redirect('/cart')
    return redirect(await act(api, typed))
  } catch (error) {
    if (error instanceof ApiFailure && stale.includes(error.data.code)) return redirect(cartAt({ saved: 'changed' }))
    const signIn = signInFirst(error, '/cart')
    if (signIn) return signIn
    const plans = error instanceof ApiFailure ? plansInstead(error.data) : null
    return plans ?? failedForm(error, typed)
  }
}
