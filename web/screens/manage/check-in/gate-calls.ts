import type { CheckIn } from '#contract/tour-running/tour-departures.ts'
import { failureOf } from '#domain/authored-tours/gate/set-aside.ts'
import type { StoredDeparture, WaitingCheckIn } from '#domain/authored-tours/gate/stored-list.ts'
import { loadApi } from '../../../api.ts'
import { ApiFailure, asFailure } from '../../../api-failure.ts'
import { noting } from './network.ts'

/** Whose departures a member checks in on: all of the agency, or those that they guide. */
export type GateOf = 'all' | 'guided'

/** `unsent`: no answer, or one that says to try again. `failed`: a fault of the server. */
export type Sent = { answer: CheckIn } | { refused: string } | { failed: string } | 'unsent' | 'signed-out'

/** A gate does not wait longer for an answer: the check-in is stored and sent again, and the list is read later. */
const ANSWER_MS = 6_000

const apiOf = async (gate: GateOf) => {
  const { guidedTours, tourDepartures } = await loadApi()
  return gate === 'guided' ? guidedTours : tourDepartures
}

/** Sends a check-in. Sending it again is harmless: it is counted once, by its key. */
export async function sendCheckIn(gate: GateOf, { code, at, key }: WaitingCheckIn): Promise<Sent> {
  try {
    const api = await apiOf(gate)
    const signal = AbortSignal.timeout(ANSWER_MS)
    return { answer: await noting(() => api.checkIn({ code, at, idempotencyKey: key }, { signal })) }
  } catch (error) {
    const failure = asFailure(error)
    if (!(failure instanceof ApiFailure)) return 'unsent'
    const means = failureOf(failure.init.status)
    if (means === 'refused') return { refused: failure.data.body }
    return means === 'failed' ? { failed: failure.data.body } : means
  }
}

export interface Departing {
  tourId: string
  optionId: string
  departureId: string
}
export const gateId = ({ tourId, optionId, departureId }: Departing): string => `${tourId}/${optionId}/${departureId}`

/** The list of a departure, with what the gate shows alone. Null once the member may not read it any more; throws without an answer. */
export async function readList(gate: GateOf, id: string): Promise<StoredDeparture | null> {
  const [tourId = '', optionId = '', departureId = ''] = id.split('/')
  try {
    const api = await apiOf(gate)
    const { title, option, time, bookings } = await noting(async () =>
      api.get({ tourId, optionId, departureId }, { signal: AbortSignal.timeout(ANSWER_MS) }),
    )
    const people = bookings
      .filter(({ status }) => status === 'confirmed')
      .flatMap((booking) =>
        booking.people.map(({ code, name, category, state, at }) => ({
          code,
          // As the answer of a check-in names them.
          name: name ?? booking.contact.name,
          category,
          state,
          at: at ?? '',
        })),
      )
    return { id, title, option, time: time ?? '', people }
  } catch (error) {
    const failure = asFailure(error)
    if (failure instanceof ApiFailure && (failure.init.status === 403 || failure.init.status === 404)) return null
    throw failure
  }
}
