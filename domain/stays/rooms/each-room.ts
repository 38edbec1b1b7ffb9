import { isSeen, isSeenKind, readSeenRate } from '../kinds.ts'
import type { PricedStayRate, RoomGroup } from '../rate.ts'
import type { StayRoom } from '../search.ts'
import { roomsText } from '../search-params.ts'

/** A chosen rate: the key of its room, and its kind with the price that was shown (`seenRate`). Ids of rates change whenever suppliers are asked. */
export interface SeenRoomRate {
  room: string
  seen: string
}

/** What is known of one room: the search for its guests, and the chosen rate. */
export interface RoomChoice {
  searchId: string
  rate: SeenRoomRate | null
}

/** A room type for each room: the room that is being chosen, from 1, or `all` once every room has its rate. */
export interface EachRoom {
  step: number | 'all'
  /** One for each room. */
  choices: (RoomChoice | null)[]
}

/** What the address of a property has of it. */
export const eachNames = ['each', 'pick'] as const

function choiceFrom(text: string | undefined): RoomChoice | null {
  const [, searchId, rate] = /^([0-9a-f-]{36})(?:\.(.+))?$/.exec(text ?? '') ?? []
  return searchId ? { searchId, rate: rateFromText(rate) } : null
}

/** `breakfast.free.now.255865834.deluxe-sea-view-1-king` */
export const rateText = ({ seen, room }: SeenRoomRate): string => `${seen}.${room}`

/** Parses `rateText`; null for anything else. */
export function rateFromText(text: string | undefined): SeenRoomRate | null {
  const [, seen, room] = /^(\w+\.\w+\.\w+\.\d{1,15})\.(.{1,200})$/.exec(text ?? '') ?? []
  return seen && room ? { seen, room } : null
}

/** The rate of a choice as it is sold now, at another price too; null once its room has no such rate. A room that another supplier described anew is found by the price. */
export function soldNow(
  rooms: readonly RoomGroup[],
  { room, seen }: SeenRoomRate,
): { room: RoomGroup; rate: PricedStayRate } | null {
  const chosen = readSeenRate(seen)
  const all = rooms.flatMap((group) => group.rates.map((rate) => ({ room: group, rate })))
  const inRoom = all.filter((one) => one.room.key === room)
  const [same, ...others] = all.filter(({ rate }) => isSeen(rate, chosen))
  return (
    inRoom.find(({ rate }) => isSeen(rate, chosen)) ??
    inRoom.find(({ rate }) => isSeenKind(rate, chosen)) ??
    (same && others.length === 0 ? same : null)
  )
}

const choiceText = (choice: RoomChoice | null): string =>
  choice ? [choice.searchId, ...(choice.rate ? [rateText(choice.rate)] : [])].join('.') : ''

const isChosen = (choice: RoomChoice | null): boolean => choice?.rate != null

/** The first room without a rate; `all` if there is none. */
const nextStep = (choices: EachRoom['choices']): EachRoom['step'] => {
  const open = choices.findIndex((choice) => !isChosen(choice))
  return open === -1 ? 'all' : open + 1
}

/** What an address says of `count` rooms; null for the same room type for all, and for a single room. */
export function eachFromParams(params: URLSearchParams, count: number): EachRoom | null {
  const each = params.get('each')
  if (each === null || count < 2) return null
  const texts = params.getAll('pick')
  const choices = Array.from({ length: count }, (_, at) => choiceFrom(texts[at]))
  const step = Number(each)
  const isRoom = Number.isInteger(step) && step >= 1 && step <= count
  return { step: isRoom ? step : nextStep(choices), choices }
}

/** As parameters of the address. */
export function eachToParams({ step, choices }: EachRoom): [name: string, value: string][] {
  const last = choices.findLastIndex((choice) => choice !== null)
  return [['each', String(step)], ...choices.slice(0, last + 1).map((choice): [string, string] => ['pick', choiceText(choice)])]
}

/** The start: nothing is chosen. */
export const noRoomChosen = (count: number): EachRoom => ({ step: 1, choices: Array.from({ length: count }, () => null) })

/** With what is known of a room now, at the same step. */
export const withRoom = (each: EachRoom, step: number, choice: RoomChoice | null): EachRoom => ({
  ...each,
  choices: each.choices.map((one, at) => (at === step - 1 ? choice : one)),
})

/** With the rate of a room, at the next room without one. */
export function withRate(each: EachRoom, step: number, choice: RoomChoice): EachRoom {
  const { choices } = withRoom(each, step, choice)
  return { step: nextStep(choices), choices }
}

/** Without anything of a search that has expired, at the same step. */
export const withoutSearch = (each: EachRoom, searchId: string): EachRoom => ({
  ...each,
  choices: each.choices.map((choice) => (choice?.searchId === searchId ? null : choice)),
})

/** The search for the guests of a room: its own, or that of another room for the same guests. */
export function searchOfRoom({ choices }: EachRoom, rooms: readonly StayRoom[], step: number): string | null {
  const guests = (at: number) => roomsText(rooms.slice(at, at + 1))
  const same = choices.find((choice, at) => choice !== null && guests(at) === guests(step - 1))
  return (choices[step - 1] ?? same)?.searchId ?? null
}
