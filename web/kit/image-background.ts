export interface Pixels {
  /** Red, green, blue and opacity of each pixel, row by row. */
  data: Uint8ClampedArray
  width: number
  height: number
}

export type Colour = [red: number, green: number, blue: number]

/** Closer than this is the ground itself; up to `EDGE` it is the soft edge of what stands on it. */
const GROUND = 24
const EDGE = 110
/** So much of the rim has to be the ground. */
const FLAT = 0.9

const colourAt = ({ data }: Pixels, at: number): Colour => [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
const apart = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function rimOf({ width, height }: Pixels): number[] {
  const rim: number[] = []
  for (let x = 0; x < width; x += 1) rim.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y += 1) rim.push(y * width, y * width + width - 1)
  return rim
}

/** The one colour that a picture stands on, judged by its rim; null where there is none, or where it is clear already. */
export function flatGround(pixels: Pixels): Colour | null {
  const { data, width, height } = pixels
  const corners = [0, width - 1, (height - 1) * width, width * height - 1]
  const ground = colourAt(pixels, 0)
  const isGround = (at: number) => (data[at * 4 + 3] ?? 0) > 250 && apart(colourAt(pixels, at), ground) < GROUND
  if (!corners.every(isGround)) return null
  const rim = rimOf(pixels)
  return rim.filter(isGround).length >= rim.length * FLAT ? ground : null
}

/** Takes the ground away from the rim inwards; the same colour inside of what stands on it stays. Changes the pixels. */
export function clearGround(pixels: Pixels, ground: Colour): void {
  const { data, width, height } = pixels
  const isSeen = new Uint8Array(width * height)
  const open = rimOf(pixels)
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (isSeen[at]) continue
    isSeen[at] = 1
    const distance = apart(colourAt(pixels, at), ground)
    if (distance >= EDGE) continue
    if (distance >= GROUND) {
      soften(data, at, ground, (distance - GROUND) / (EDGE - GROUND))
      continue
    }
    data[at * 4 + 3] = 0
    const x = at % width
    if (x > 0) open.push(at - 1)
    if (x < width - 1) open.push(at + 1)
    if (at >= width) open.push(at - width)
    if (at < width * (height - 1)) open.push(at + width)
  }
}

/** A pixel of the edge is part ground: that part leaves its colour and its opacity. */
function soften(data: Uint8ClampedArray, at: number, ground: Colour, share: number): void {
  for (const channel of [0, 1, 2]) {
    const index = at * 4 + channel
    const under = ground[channel] ?? 0
    data[index] = ((data[index] ?? 0) - under * (1 - share)) / Math.max(share, 0.05)
  }
  data[at * 4 + 3] = Math.round((data[at * 4 + 3] ?? 255) * share)
}
