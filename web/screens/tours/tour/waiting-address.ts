import type { Party } from '#domain/tours/search.ts'

export interface WaitingFor {
  option: string
  day: string
  time: string | null
  party: Party
}

/** The form of the waiting list of a start; `params` are those of the tour's page. */
export function waitingAddress(params: URLSearchParams, { option, day, time, party }: WaitingFor): string {
  const of = ['searchId', 'tour'].map((name): [string, string] => [name, params.get(name) ?? ''])
  const { adults, children } = party
  const start = {
    option,
    day,
    ...(time && { time }),
    adults: String(adults),
    ...(children.length > 0 && { children: children.join('.') }),
  }
  return `/tour/waiting?${new URLSearchParams([...of, ...Object.entries(start)])}`
}

/** The start that an address names; null for one that cannot be read. */
export function readWaitingAddress(params: URLSearchParams) {
  const [searchId, tourId, optionId, day] = ['searchId', 'tour', 'option', 'day'].map((name) => params.get(name))
  const children = (params.get('children') ?? '').split('.').filter(Boolean).map(Number)
  if (!searchId || !tourId || !optionId || !day) return null
  return {
    searchId,
    tourId,
    optionId,
    day,
    time: params.get('time') || null,
    party: { adults: Number(params.get('adults')), children },
  }
}
