import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { type EachRoom, type SeenRoomRate, searchOfRoom, withRate } from '#domain/stays/rooms/each-room.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { nameFromItem } from '#domain/trips/trip-name.ts'
import { ApiFailure } from '../../../../api-failure.ts'
import { failedForm } from '../../../../kit/form/outcome.ts'
import { plansInstead } from '../../../../products/plans-instead.ts'
import { signInFirst } from '../../../../products/sign-in-first.ts'
import { roomsWords } from '../../../../products/stay/stay-words.ts'
import { tripPaths } from '../../../cart/checkout/paths.ts'
import { eachAddress } from './each-address.ts'
import { rateField } from './each-view.ts'

interface Of {
  params: URLSearchParams
  each: EachRoom
  /** For all rooms. */
  search: StaySearch
}

/** Puts the chosen rate of a room into the address, which leads to the next room or to all of them. */
export function chooseForRoom({ params, each, search }: Of, { step, rate }: { step: number; rate: SeenRoomRate }): Response {
  const searchId = searchOfRoom(each, search.rooms, step)
  const next = searchId ? withRate(each, step, { searchId, rate }) : each
  return redirect(`${eachAddress(params, next)}#rooms`)
}

/** Opens a checkout of the chosen rates as one trip. Where one is no longer sold nothing is started, and the page says which. */
export async function bookRooms(api: Api, { params, each }: Of, typed: Record<string, string>) {
  const propertyId = params.get('hotel') ?? ''
  const choices = each.choices.flatMap((choice, at) =>
    choice ? [{ product: 'stay' as const, searchId: choice.searchId, propertyId, rateId: typed[rateField(at)] ?? '' }] : [],
  )
  const name = `${roomsWords(choices.length)} at ${typed.property ?? ''}`
  try {
    const { id } = await api.tripCheckouts.createOf({ name: nameFromItem(name), choices })
    return redirect(tripPaths(id).details)
  } catch (error) {
    const signIn = signInFirst(error, eachAddress(params, each))
    if (signIn) return signIn
    const plans = error instanceof ApiFailure ? plansInstead(error.data) : null
    return plans ?? failedForm(error, {})
  }
}
