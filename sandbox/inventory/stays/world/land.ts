import type { Point } from './geo.ts'
import rows from './land.json' with { type: 'json' }

/** For a city beside water: moved districts, and the cells of each district, and of the airport, that are land. */
interface CityLand {
  moved: ReadonlyMap<string, Point>
  /** Bits in base64; null means land everywhere. */
  cells: readonly (string | null)[]
}

type Row = { moved: readonly (readonly (string | number)[])[]; cells: readonly (string | null)[] }

const readLand = ({ moved, cells }: Row): CityLand => ({
  moved: new Map(moved.map(([name, lat, lng]) => [String(name), { lat: Number(lat), lng: Number(lng) }])),
  cells,
})

/** Written by `scripts/data/build-coasts.ts`. */
const lands = new Map(Object.entries<Row>(rows).map(([code, row]) => [code, readLand(row)]))

export const movedOf = (code: string, district: string): Point | undefined => lands.get(code)?.moved.get(district)

/** The cells of a district by its index; the airport is the last one. */
export const cellsOf = (code: string, at: number): string | null => lands.get(code)?.cells.at(at) ?? null
