/** A position on the screen, in pixels. */
export interface Spot {
  id: string
  x: number
  y: number
}

/** The size of a pin with the longest text, `123.4M`; its point is the middle of the lower edge. */
export const PIN = { width: 74, height: 30 }
/** More pins make a map slow and add no information. */
export const MOST_PINS = 60

/**
 * The positions that get a pin with a price: those of the list that do not overlap an earlier one and are entirely on the screen. `first` always gets
 * one. The rest are dots.
 */
export function choosePins(
  spots: readonly Spot[],
  { width, height, first }: { width: number; height: number; first: string | null },
): Set<string> {
  const chosen: Spot[] = []
  const isFree = ({ x, y }: Spot) => chosen.every((one) => Math.abs(one.x - x) >= PIN.width || Math.abs(one.y - y) >= PIN.height)
  const isWhole = ({ x, y }: Spot) => x >= PIN.width / 2 && x <= width - PIN.width / 2 && y >= PIN.height && y <= height
  const lead = spots.find(({ id }) => id === first)
  for (const spot of lead ? [lead, ...spots] : spots) {
    if (chosen.length >= MOST_PINS) break
    if (isWhole(spot) && isFree(spot)) chosen.push(spot)
  }
  return new Set(chosen.map(({ id }) => id))
}
