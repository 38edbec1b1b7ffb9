import lookUp from 'tz-lookup'
import { remember } from '../remember.ts'

/** Zones are told apart to about a tenth of a degree: a search asks for one place over and over. */
const STEP = 10

const zoneOfCell = remember(
  ({ row, column }: { row: number; column: number }): string => lookUp(row / STEP, column / STEP),
  ({ row, column }) => `${row} ${column}`,
)

/** The IANA zone whose clocks a point on land goes by; at sea, the zone of its longitude. */
export const zoneAt = (latitude: number, longitude: number): string =>
  zoneOfCell({ row: Math.round(latitude * STEP), column: Math.round(longitude * STEP) })
