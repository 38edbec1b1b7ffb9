export interface Pixels {
  /** Red, green, blue and opacity of each pixel, row by row. */
  data: Uint8ClampedArray
  width: number
  height: number
}

export type Colour = [red: number, green: number, blue: number]

/** A colour closer than this is background; up to `EDGE` it is an antialiased edge of the subject. */
const GROUND = 24
const EDGE = 110
/** The share of the border that must have the background colour. */
const FLAT = 0.9
/** The least opacity that counts, of 255. */
const SEEN = 8

const colourAt = ({ data }: Pixels, at: number): Colour => [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
const apart = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function rimOf({ width, height }: Pixels): number[] {
  const rim: number[] = []
  for (let x = 0; x < width; x += 1) rim.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y += 1) rim.push(y * width, y * width + width - 1)
  return rim
}

/** The flat background colour of a picture, found at its border; null without one, or if it is transparent already. */
export function flatGround(pixels: Pixels): Colour | null {
  const { data, width, height } = pixels
  const corners = [0, width - 1, (height - 1) * width, width * height - 1]
  const ground = colourAt(pixels, 0)
  const isGround = (at: number) => (data[at * 4 + 3] ?? 0) > 250 && apart(colourAt(pixels, at), ground) < GROUND
  if (!corners.every(isGround)) return null
  const rim = rimOf(pixels)
  return rim.filter(isGround).length >= rim.length * FLAT ? ground : null
}

/** Background enclosed by the picture is a hole in a letter up to this share of it; a larger area is part of the drawing. */
const HOLE = 0.01

/** Removes the background: from the border inwards, and in small holes. Larger areas of the same colour stay. Changes the pixels. */
export function clearGround(pixels: Pixels, ground: Colour): void {
  const isSeen = new Uint8Array(pixels.width * pixels.height)
  clear(pixels, ground, spread(pixels, ground, rimOf(pixels), isSeen))
  for (let at = 0; at < isSeen.length; at += 1) {
    if (isSeen[at] || apart(colourAt(pixels, at), ground) >= GROUND) continue
    const hole = spread(pixels, ground, [at], isSeen)
    if (hole.length <= isSeen.length * HOLE) clear(pixels, ground, hole)
  }
}

/** Flood fill: every background pixel that is connected to the start pixels, with the soft edge around it. */
function spread(pixels: Pixels, ground: Colour, from: number[], isSeen: Uint8Array): number[] {
  const { width, height } = pixels
  const open = [...from]
  const found: number[] = []
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (isSeen[at]) continue
    const distance = apart(colourAt(pixels, at), ground)
    if (distance >= EDGE) continue
    isSeen[at] = 1
    found.push(at)
    if (distance >= GROUND) continue
    const x = at % width
    if (x > 0) open.push(at - 1)
    if (x < width - 1) open.push(at + 1)
    if (at >= width) open.push(at - width)
    if (at < width * (height - 1)) open.push(at + width)
  }
  return found
}

function clear(pixels: Pixels, ground: Colour, found: readonly number[]): void {
  for (const at of found) {
    const share = (apart(colourAt(pixels, at), ground) - GROUND) / (EDGE - GROUND)
    if (share > 0) soften(pixels.data, at, ground, share)
    else pixels.data[at * 4 + 3] = 0
  }
}

/** The smallest rectangle that contains everything visible; the whole picture if nothing is. */
export function withoutRim(pixels: Pixels): Pixels {
  const { data, width, height } = pixels
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < width * height; at += 1) {
    if ((data[at * 4 + 3] ?? 0) < SEEN) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return pixels
  const rows = Array.from({ length: bottom - top + 1 }, (_, row) =>
    data.subarray(((top + row) * width + left) * 4, ((top + row) * width + right + 1) * 4),
  )
  const cropped = new Uint8ClampedArray(rows.length * (right - left + 1) * 4)
  for (const [row, part] of rows.entries()) cropped.set(part, row * part.length)
  return { data: cropped, width: right - left + 1, height: rows.length }
}

/** An edge pixel is partly background: that part is removed from its colour and its opacity. */
function soften(data: Uint8ClampedArray, at: number, ground: Colour, share: number): void {
  for (const channel of [0, 1, 2]) {
    const index = at * 4 + channel
    const under = ground[channel] ?? 0
    data[index] = ((data[index] ?? 0) - under * (1 - share)) / Math.max(share, 0.05)
  }
  data[at * 4 + 3] = Math.round((data[at * 4 + 3] ?? 255) * share)
}
