import { wcagContrast } from 'culori'

export type Scheme = 'light' | 'dark'

interface Ground {
  page: string
  /** A pixel of less contrast with the page than this (WCAG 2.2) is lost on it; people see less between dark tones than the figure says. */
  least: number
  /** What a logo stands on where the page would swallow it. */
  plate: string
}

/** The pages of both schemes, as `domain/site/theme.ts` draws them. */
const grounds: Record<Scheme, Ground> = {
  light: { page: '#ffffff', least: 1.4, plate: '#0f1318' },
  dark: { page: '#0f1318', least: 2.4, plate: '#ffffff' },
}
/** A logo may lose less than this of what is seen of it. */
const MOST_LOST = 0.3
/** A picture that fills this much of its edge brings a ground of its own. */
const OWN_GROUND = 0.75

export interface Pixels {
  /** RGBA, four bytes a pixel, row by row. */
  data: Uint8Array
  width: number
  height: number
}

/** The colour of the plate that a logo needs to be seen on the page of a scheme; null where it is seen as it is. */
export function plateFor(pixels: Pixels, scheme: Scheme): string | null {
  if (!isClearAround(pixels)) return null
  const lost = { light: lostOn(grounds.light, pixels), dark: lostOn(grounds.dark, pixels) }
  const other = scheme === 'light' ? 'dark' : 'light'
  // Light and dark parts together: the plate helps on the page that swallows more.
  return lost[scheme] >= MOST_LOST && lost[scheme] > lost[other] ? grounds[scheme].plate : null
}

const isSeen = (alpha: number | undefined) => (alpha ?? 0) >= 128

/** Whether the page shows around a picture that shows something; else it brings a ground of its own, or is nothing. */
export function isClearAround({ data, width, height }: Pixels): boolean {
  let [edge, filled, seen] = [0, 0, 0]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isFilled = isSeen(data[(y * width + x) * 4 + 3])
      if (isFilled) seen += 1
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue
      edge += 1
      if (isFilled) filled += 1
    }
  return seen > 0 && filled < edge * OWN_GROUND
}

/** The share of the visible pixels that the page swallows. */
function lostOn({ page, least }: Ground, { data }: Pixels): number {
  let seen = 0
  let lost = 0
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha] = data.subarray(at, at + 4)
    if (!isSeen(alpha)) continue
    seen += 1
    if (wcagContrast({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }, page) < least) lost += 1
  }
  return seen === 0 ? 0 : lost / seen
}
