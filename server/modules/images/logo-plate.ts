import { wcagContrast } from 'culori'

export type Scheme = 'light' | 'dark'

interface Ground {
  page: string
  /** A pixel with less contrast to the page than this (WCAG 2.2) is not visible on it; between dark tones people see less than the ratio suggests. */
  least: number
  /** The plate behind a logo that would not be visible on the page. */
  plate: string
}

/** The page colours of both schemes, as in `domain/site/theme.ts`. */
const grounds: Record<Scheme, Ground> = {
  light: { page: '#ffffff', least: 1.4, plate: '#0f1318' },
  dark: { page: '#0f1318', least: 2.4, plate: '#ffffff' },
}
/** The share of a logo's visible pixels that may be invisible on the page. */
const MOST_LOST = 0.3
/** A picture that fills this share of its edge has its own background. */
const OWN_GROUND = 0.75

export interface Pixels {
  /** RGBA, four bytes a pixel, row by row. */
  data: Uint8Array
  width: number
  height: number
}

/** The colour of the plate that makes a logo visible on the page of a scheme; null where none is needed. */
export function plateFor(pixels: Pixels, scheme: Scheme): string | null {
  if (!isClearAround(pixels)) return null
  const lost = { light: lostOn(grounds.light, pixels), dark: lostOn(grounds.dark, pixels) }
  const other = scheme === 'light' ? 'dark' : 'light'
  // For a logo with light and dark parts: the plate is used on the page where more of it is invisible.
  return lost[scheme] >= MOST_LOST && lost[scheme] > lost[other] ? grounds[scheme].plate : null
}

const isSeen = (alpha: number | undefined) => (alpha ?? 0) >= 128

/** Whether the page is visible around a picture; else it has its own background, or is empty. */
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

/** The share of the opaque pixels that are not visible on the page. */
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
