/** A participant on the list that a device keeps: what the gate shows, and nothing else. */
export interface StoredPerson {
  code: string
  /** Empty where no name was given. */
  name: string
  category: string
  state: 'expected' | 'arrived' | 'no-show'
  /** When they were checked in; empty before. */
  at: string
}

/** A departure of the day that a device keeps. */
export interface StoredDeparture {
  /** `<tour>/<option>/<departure>` */
  id: string
  title: string
  option: string
  time: string
  people: StoredPerson[]
}

/** A check-in that the server has not confirmed yet. Its key makes sending it again harmless. */
export interface WaitingCheckIn {
  key: string
  code: string
  at: string
  /** Whose it is, at which agency: it is sent for nobody else. */
  userId: string
  agencyId: string
}

/** What a device knows of a voucher: `expected` alone may be counted without asking. */
export type Known =
  | { state: 'expected' | 'already'; person: StoredPerson; departure: StoredDeparture }
  | { state: 'not-listed'; person: null; departure: null }

const isListed = (departures: readonly StoredDeparture[], code: string) => {
  for (const departure of departures) {
    const person = departure.people.find((one) => one.code === code)
    if (person) return { departure, person }
  }
  return null
}

/** What the lists and the check-ins of this device say of a voucher. A voucher that waits to be sent is counted already. */
export function knownOf(departures: readonly StoredDeparture[], waiting: readonly WaitingCheckIn[], code: string): Known {
  const found = isListed(departures, code)
  if (!found) return { state: 'not-listed', person: null, departure: null }
  const sent = waiting.find((one) => one.code === code)
  if (sent) return { state: 'already', departure: found.departure, person: { ...found.person, state: 'arrived', at: sent.at } }
  return { state: found.person.state === 'arrived' ? 'already' : 'expected', ...found }
}

/** The lists after somebody was counted. */
export const withArrived = (departures: readonly StoredDeparture[], code: string, at: string): StoredDeparture[] =>
  departures.map((departure) => ({
    ...departure,
    people: departure.people.map((person) =>
      person.code === code && person.state !== 'arrived' ? { ...person, state: 'arrived', at } : person,
    ),
  }))
