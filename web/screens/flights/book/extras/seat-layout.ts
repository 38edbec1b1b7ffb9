import type { SeatCell, SeatMap } from '#domain/flights/ancillaries.ts'
import type { Money } from '#domain/money/money.ts'

type Cabin = SeatMap['cabins'][number]
export type Fixture = Exclude<SeatCell['kind'], 'seat' | 'empty'>

/** A seat's drawing and label, independent of the traveller. */
export interface Seat {
  designator: string
  /** `A`; the whole designator if it has no letter. */
  letter: string
  position: 'window' | 'aisle' | 'middle'
  isExit: boolean
  name: string | null
  notes: string[]
  offers: { id: string; passengerId: string; price: Money }[]
}

export type Place = { seat: Seat } | { fixture: Fixture } | null

/** A row of the cabin, front to back; `number` is null without seats. */
export interface SeatRow {
  key: string
  number: string | null
  overWing: boolean
  /** Left to right, with an aisle between two blocks. */
  blocks: Place[][]
}

export interface CabinLayout {
  cabin: Cabin['cabin']
  deck: number
  /** The letters of each block, for the header of the seat map and the widths of the blocks. */
  letters: string[][]
  rows: SeatRow[]
}

const letterOf = (designator: string) => /[A-Z]+$/i.exec(designator)?.[0].toUpperCase() ?? designator
const numberOf = (designator: string) => /^\d+/.exec(designator)?.[0] ?? null

const isSeatRow = (row: Cabin['rows'][number]) => row.some((block) => block.some((cell) => cell.kind === 'seat'))
const hasExit = (row: Cabin['rows'][number] | undefined) =>
  row?.some((block) => block.some((cell) => cell.kind === 'exit')) ?? false

/** An exit belongs to the row it is drawn in, or to the next one if it is drawn as a row of its own. */
const isAtExit = (rows: Cabin['rows'], at: number) => {
  const before = rows[at - 1]
  return hasExit(rows[at]) || (before !== undefined && !isSeatRow(before) && hasExit(before))
}

function positionOf(row: Cabin['rows'][number], block: number, at: number): Seat['position'] {
  const last = (row[block]?.length ?? 0) - 1
  const isWindow = (block === 0 && at === 0) || (block === row.length - 1 && at === last)
  if (isWindow) return 'window'
  return at === 0 || at === last ? 'aisle' : 'middle'
}

function placeOf(cell: SeatCell, facts: Pick<Seat, 'position' | 'isExit'>): Place {
  if (cell.kind === 'empty') return null
  if (cell.kind !== 'seat') return { fixture: cell.kind }
  const { designator, name, notes, offers } = cell
  return { seat: { designator, letter: letterOf(designator), name, notes, offers, ...facts } }
}

function rowOf({ rows, wings }: Cabin, at: number): SeatRow {
  const row = rows[at] ?? []
  const isExit = isAtExit(rows, at)
  const blocks = row.map((block, index) =>
    block.map((cell, place) => placeOf(cell, { position: positionOf(row, index, place), isExit })),
  )
  const first = blocks.flat().find((place) => place !== null && 'seat' in place)
  const number = first && 'seat' in first ? numberOf(first.seat.designator) : null
  return { key: `${at}`, number, overWing: wings !== null && at >= wings.first && at <= wings.last, blocks }
}

/** The letters above each block, from the fullest row. */
function lettersOf(rows: readonly SeatRow[]): string[][] {
  const letters: string[][] = []
  for (const { blocks } of rows)
    for (const [index, block] of blocks.entries()) {
      const here = block.flatMap((place) => (place && 'seat' in place ? place.seat.letter : []))
      if (here.length > (letters[index]?.length ?? 0)) letters[index] = here
      letters[index] ??= []
    }
  return letters
}

/** The cabins of a flight for drawing. */
export const layOut = (map: SeatMap): CabinLayout[] =>
  map.cabins.map((cabin) => {
    const rows = cabin.rows.map((_, at) => rowOf(cabin, at))
    return { cabin: cabin.cabin, deck: cabin.deck, letters: lettersOf(rows), rows }
  })

export const seatsOfRow = (row: SeatRow): Seat[] =>
  row.blocks.flat().flatMap((place) => (place !== null && 'seat' in place ? place.seat : []))

export const seatsOfCabins = (cabins: readonly CabinLayout[]): Seat[] => cabins.flatMap(({ rows }) => rows.flatMap(seatsOfRow))

export const offerFor = (seat: Seat, passengerId: string) => seat.offers.find((offer) => offer.passengerId === passengerId)

/** At most three price ranges, cheapest first, for shades and their legend; free seats are in none. */
export function priceBands(prices: readonly Money[]): { from: Money; to: Money }[] {
  const amounts = [...new Set(prices.map(({ amount }) => amount))].filter((amount) => amount > 0).sort((a, b) => a - b)
  const currency = prices[0]?.currency
  if (!currency) return []
  const size = Math.ceil(amounts.length / 3)
  const bands = []
  for (let start = 0; start < amounts.length; start += size) {
    const part = amounts.slice(start, start + size)
    const [from = 0, to = 0] = [part[0], part.at(-1)]
    bands.push({ from: { amount: from, currency }, to: { amount: to, currency } })
  }
  return bands
}

const PAGE = 5
/** How many rows and seats each key moves; limited by the ends of the row. */
const moves: Record<string, { rows: number; places: number }> = {
  ArrowLeft: { rows: 0, places: -1 },
  ArrowRight: { rows: 0, places: 1 },
  Home: { rows: 0, places: -Infinity },
  End: { rows: 0, places: Infinity },
  ArrowUp: { rows: -1, places: 0 },
  ArrowDown: { rows: 1, places: 0 },
  PageUp: { rows: -PAGE, places: 0 },
  PageDown: { rows: PAGE, places: 0 },
}

const within = (value: number, length: number) => Math.min(length - 1, Math.max(0, value))

/** The seat that a key moves to: along the row, or to the same letter some rows away. Null for other keys. */
export function seatAfter(cabins: readonly CabinLayout[], from: string, key: string): string | null {
  const move = moves[key]
  if (!move) return null
  const rows = cabins.flatMap((cabin) => cabin.rows.map(seatsOfRow)).filter((row) => row.length > 0)
  const at = rows.findIndex((row) => row.some((seat) => seat.designator === from))
  const row = rows[at] ?? []
  const place = row.findIndex((seat) => seat.designator === from)
  if (move.rows === 0) return row[within(place + move.places, row.length)]?.designator ?? from
  const next = rows[within(at + move.rows, rows.length)] ?? row
  // Rows of other cabins have other letters: the same distance along the row.
  const share = row.length > 1 ? place / (row.length - 1) : 0
  const nearest = next[Math.round(share * (next.length - 1))]
  return (next.find((seat) => seat.letter === row[place]?.letter) ?? nearest)?.designator ?? from
}
