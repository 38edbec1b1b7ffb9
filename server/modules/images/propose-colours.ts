import { clampChroma, converter, formatHex } from 'culori'
import { template } from '#domain/defaults.ts'
import { readableOn } from '#domain/site/theme.ts'

export interface BrandColours {
  primaryColor: string
  secondaryColor: string
  buttonColor: string
}

interface Tone {
  l: number
  c: number
  h: number
  /** A share of all visible pixels. */
  share: number
}

const PAGE = '#ffffff'
/** A colour with less chroma (OKLCH) is grey. */
const GREY = 0.04
/** Hues closer than this, in degrees, count as one colour. */
const SAME_HUE = 28
const LEAST_SHARE = 0.01
/** For a logo without colour: the specification's blue with the logo's own black or grey (section 9). */
const fallback = template.secondaryColor

const toOklch = converter('oklch')
const hex = ({ l, c, h }: Pick<Tone, 'l' | 'c' | 'h'>) => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

/** The colours of a picture by the area they fill: similar ones are merged, and transparent pixels are ignored. */
function tonesOf(pixels: Uint8Array): Tone[] {
  const counted = new Map<number, { r: number; g: number; b: number; n: number }>()
  let seen = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    seen += 1
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const cell = counted.get(key) ?? { r: 0, g: 0, b: 0, n: 0 }
    counted.set(key, { r: cell.r + r, g: cell.g + g, b: cell.b + b, n: cell.n + 1 })
  }
  const cells = [...counted.values()].sort((a, b) => b.n - a.n)
  const tones: Tone[] = []
  for (const { r, g, b, n } of cells) {
    const { l, c, h = 0 } = toOklch({ mode: 'rgb', r: r / n / 255, g: g / n / 255, b: b / n / 255 })
    const like = tones.find((tone) =>
      c < GREY ? tone.c < GREY && Math.abs(tone.l - l) < 0.2 : tone.c >= GREY && apart(tone.h, h) < SAME_HUE,
    )
    if (like) like.share += n / seen
    else tones.push({ l, c, h, share: n / seen })
  }
  return tones.filter(({ share }) => share >= LEAST_SHARE).sort((a, b) => b.share - a.share)
}

/** Darkens a colour of the same hue until it is readable as a heading. */
const ink = ({ h, c }: Tone): string => readableOn(hex({ l: 0.28, c: Math.min(c, 0.09), h }), PAGE)
const readable = (tone: Tone): string => readableOn(hex(tone), PAGE)

/**
 * Up to three sets of brand colours from a picture's pixels (RGBA, four bytes each), the closest first. Every colour of a set is readable on white.
 * For a picture without colour, black or its grey is proposed.
 */
export function proposeColours(pixels: Uint8Array): BrandColours[] {
  const tones = tonesOf(pixels)
  const [first, second] = tones.filter(({ c }) => c >= GREY)
  const dark = tones.find(({ c, l }) => c < GREY && l < 0.55)
  if (!first) {
    const grey = dark ? readable(dark) : '#000000'
    return [
      { primaryColor: grey, secondaryColor: fallback, buttonColor: fallback },
      { primaryColor: grey, secondaryColor: grey, buttonColor: grey },
    ]
  }
  const main = readable(first)
  const other = second ? readable(second) : main
  const sets: BrandColours[] = [
    { primaryColor: main, secondaryColor: other, buttonColor: main },
    { primaryColor: dark ? readable(dark) : ink(first), secondaryColor: main, buttonColor: main },
    { primaryColor: second ? other : ink(first), secondaryColor: main, buttonColor: second ? other : ink(first) },
  ]
  return sets.filter((set, at) => sets.findIndex((one) => Object.values(one).join() === Object.values(set).join()) === at)
}
