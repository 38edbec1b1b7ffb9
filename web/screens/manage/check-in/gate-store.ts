import type { StoredDeparture, StoredPerson, WaitingCheckIn } from '#domain/authored-tours/gate/stored-list.ts'
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
export interface Stored {
  day: string
  userId: string
  agencyId: string
  departures: StoredDeparture[]
  refused: Refused[]
}

const isPerson = isRecordOf<StoredPerson>({
  code: isText,
  name: isText,
  category: isText,
  state: isOneOf(['expected', 'arrived', 'no-show']),
  at: isText,
})
const isDeparture = isRecordOf<StoredDeparture>({
  id: isText,
  title: isText,
  option: isText,
  time: isText,
  people: isListOf(isPerson),
})
const isRefused = isRecordOf<Refused>({ key: isText, code: isText, title: isText, reason: isText })

/** The lists of the day; they end with it and with the session. */
export const storedLists = savedStore(
  'gate',
  isRecordOf<Stored>({
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

export const waitingOf = ({ userId, agencyId }: Pick<Stored, 'userId' | 'agencyId'>): WaitingCheckIn[] =>
  (waitingStore.read() ?? []).filter((one) => one.userId === userId && one.agencyId === agencyId)

export const addWaiting = (one: WaitingCheckIn): void => waitingStore.write([...(waitingStore.read() ?? []), one])

export function removeWaiting(key: string): void {
  const left = (waitingStore.read() ?? []).filter((one) => one.key !== key)
  waitingStore.write(left.length > 0 ? left : null)
}

/** Removes lists of another day, whatever page is open. `day` is the agency's. */
export function endStored(day: string): void {
  const stored = storedLists.read()
  if (stored && stored.day !== day) storedLists.write(null)
}

/** The lists of this member and day; those of anybody else, or of another day, are removed. */
export function openStored(of: Pick<Stored, 'day' | 'userId' | 'agencyId'>): Stored {
  const stored = storedLists.read()
  if (stored && stored.day === of.day && stored.userId === of.userId && stored.agencyId === of.agencyId) return stored
  if (stored) storedLists.write(null)
  return { ...of, departures: [], refused: [] }
}
