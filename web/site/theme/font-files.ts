import arimoMore from '@fontsource-variable/arimo/files/arimo-latin-ext-wght-normal.woff2?url'
import arimo from '@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2?url'
import dmSansMore from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2?url'
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url'
import frauncesMore from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import interMore from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import loraMore from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url'
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import manropeMore from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import outfitMore from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import sourceSerifMore from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import type { FontName } from '#domain/site/fonts.ts'

export interface FontFiles {
  /** Its `font-family` name. */
  name: string
  latin: string
  /** Characters such as those of Yoruba, loaded only where a page uses them. */
  more: string
  weights: string
  /** A fallback font of the device, adjusted to this one's metrics (per cent): text does not move when the real one loads. */
  standIn: { local: string; size: number; ascent: number; descent: number }
}

const sans = "local('Arial'), local('Liberation Sans')"
const serif = "local('Times New Roman'), local('Liberation Serif')"
const file = (
  name: string,
  [latin, more]: [string, string],
  weights: string,
  local: string,
  [size, ascent, descent]: [number, number, number],
): FontFiles => ({ name: `${name} Variable`, latin, more, weights, standIn: { local, size, ascent, descent } })

/** The files of each font, and its metrics relative to Arial or Times at weight 400. */
export const fontFiles: Record<FontName, FontFiles> = {
  Arial: file('Arimo', [arimo, arimoMore], '400 700', sans, [100, 90.53, 21.19]),
  Inter: file('Inter', [inter, interMore], '100 900', sans, [107.28, 90.3, 22.48]),
  Manrope: file('Manrope', [manrope, manropeMore], '200 800', sans, [102.7, 104.18, 29.21]),
  'DM Sans': file('DM Sans', [dmSans, dmSansMore], '100 1000', sans, [104.7, 94.75, 29.61]),
  Outfit: file('Outfit', [outfit, outfitMore], '100 900', sans, [98.93, 101.08, 26.28]),
  Fraunces: file('Fraunces', [fraunces, frauncesMore], '100 900', serif, [115.5, 84.85, 22.51]),
  Lora: file('Lora', [lora, loraMore], '400 700', serif, [115.15, 87.36, 23.8]),
  'Source Serif': file('Source Serif 4', [sourceSerif, sourceSerifMore], '200 900', serif, [117.69, 88.03, 28.47]),
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const more =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** The `@font-face` rules of a font's files: two parts of its alphabet. */
export function fontFaces({ name, weights, ...files }: FontFiles): string {
  const face = (url: string, range: string) =>
    `@font-face{font-family:'${name}';font-display:swap;font-weight:${weights};src:url(${url}) format('woff2');unicode-range:${range}}`
  return face(files.latin, latin) + face(files.more, more)
}

/** The `@font-face` rule of its fallback. */
export const standInFace = ({ name, standIn: { local, size, ascent, descent } }: FontFiles): string =>
  `@font-face{font-family:'${name} Stand-in';src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`

/** A font family of the theme with its fallback. */
export const withStandIn = (family: string, name: FontName): string =>
  family.replace(',', `, '${fontFiles[name].name} Stand-in',`)

/** Both. */
export const fontRules = (files: FontFiles): string => fontFaces(files) + standInFace(files)
