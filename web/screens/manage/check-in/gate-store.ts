import type { KeptDeparture, KeptPerson, WaitingCheckIn } from '#domain/authored-tours/gate/kept-list.ts'
import { isListOf, isOneOf, isRecordOf, isText } from '../../../kit/json-shape.ts'
import { savedStore } from '../../../kit/saved-store.ts'

/** A check-in that the server did not count, with why. */
export interface Refused {
  key: string
  code: string
  title: string
  reason: string
}

/** What a device keeps of one day, for one member. */
export interface Kept {
  day: string
  userId: string
  agencyId: string
  departures: KeptDeparture[]
  refused: Refused[]
}

const isPerson = isRecordOf<KeptPerson>({
  code: isText,
  name: isText,
  category: isText,
  state: isOneOf(['expected', 'arrived', 'no-show']),
  at: isText,
})
const isDeparture = isRecordOf<KeptDeparture>({
  id: isText,
  title: isText,
  option: isText,
  time: isText,
  people: isListOf(isPerson),
})
const isRefused = isRecordOf<Refused>({ key: isText, code: isText, title: isText, reason: isText })

/** The lists of the day; they end with it and with the session. */
export const keptStore = savedStore(
  'gate',
  isRecordOf<Kept>({
    day: isText,
    userId: isText,
    agencyId: isText,
    departures: isListOf(isDeparture),
    refused: isListOf(isRefused),
  }),
)

/** Check-ins that are not sent yet: codes and instants. They outlive the day and the session, because they must not be lost. */
export const waitingStore = savedStore(
  'gateWaiting',
  isListOf(isRecordOf<WaitingCheckIn>({ key: isText, code: isText, at: isText, userId: isText, agencyId: isText })),
)

export const waitingOf = ({ userId, agencyId }: Pick<Kept, 'userId' | 'agencyId'>): WaitingCheckIn[] =>
  (waitingStore.read() ?? []).filter((one) => one.userId === userId && one.agencyId === agencyId)

export const addWaiting = (one: WaitingCheckIn): void => waitingStore.write([...(waitingStore.read() ?? []), one])

export function removeWaiting(key: string): void {
  const left = (waitingStore.read() ?? []).filter((one) => one.key !== key)
  waitingStore.write(left.length > 0 ? left : null)
}

/** Removes lists of another day, whatever page is open. `day` is the agency's. */
export function endKept(day: string): void {
  const kept = keptStore.read()
  if (kept && kept.day !== day) keptStore.write(null)
}

/** The lists of this member and day; those of anybody else, or of another day, are removed. */
export function openKept(of: Pick<Kept, 'day' | 'userId' | 'agencyId'>): Kept {
  const kept = keptStore.read()
  if (kept && kept.day === of.day && kept.userId === of.userId && kept.agencyId === of.agencyId) return kept
  if (kept) keptStore.write(null)
  return { ...of, departures: [], refused: [] }
}
