import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import { memoize } from '../memoize.ts'
import { fonts, headingFontOf } from './fonts.ts'
import type { SiteSettings } from './settings.ts'

/** WCAG 2.2, 1.4.3: text; 1.4.11: user interface components. */
const TEXT_CONTRAST = 4.5
const SHAPE_CONTRAST = 3

const light = { page: '#ffffff', card: '#ffffff', raised: '#f6f7f9', ink: '#161b23', ink2: '#4b5565', line: '#e3e6ec' }
const dark = { page: '#0f1318', card: '#171c23', raised: '#1d232c', ink: '#f0f2f5', ink2: '#aab3c0', line: '#2b323d' }

const toOklch = converter('oklch')

/** The same hue, with its lightness changed in small steps until it has enough contrast on the background; the colour itself if it already has. */
export function readableOn(colour: string, ground: string, wanted = TEXT_CONTRAST): string {
  const start = toOklch(colour)
  if (!start || wcagContrast(colour, ground) >= wanted) return colour
  const step = wcagContrast('#ffffff', ground) > wcagContrast('#000000', ground) ? 0.01 : -0.01
  for (let l = start.l + step; l >= 0 && l <= 1; l += step) {
    const moved = formatHex(clampChroma({ ...start, l }, 'oklch'))
    if (moved && wcagContrast(moved, ground) >= wanted) return moved
  }
  return step > 0 ? '#ffffff' : '#000000'
}

/** The nearest colour with enough contrast on several backgrounds that are all light or all dark. */
const readableOnAll = (colour: string, grounds: readonly string[], wanted = TEXT_CONTRAST): string =>
  grounds.reduce((moved, ground) => readableOn(moved, ground, wanted), colour)

/** Black or white, whichever has more contrast on a colour. */
export const inkOn = (colour: string): string => (wcagContrast('#ffffff', colour) >= TEXT_CONTRAST ? '#ffffff' : '#000000')

const shade = (colour: string, by: number): string => {
  const start = toOklch(colour)
  return (start && formatHex(clampChroma({ ...start, l: Math.min(1, Math.max(0, start.l + by)) }, 'oklch'))) || colour
}

/** Away from the text colour, for more contrast. */
const hoverOf = (colour: string): string => shade(colour, inkOn(colour) === '#000000' ? 0.05 : -0.05)

const mix = (colour: string, ground: string, share: number): string => {
  const [a, b] = [parse(colour), parse(ground)]
  return `#${a
    .map((channel, at) =>
      Math.round(channel * share + (b[at] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
const parse = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

type Ground = typeof light

/** The colours of one scheme, derived from the brand with sufficient contrast for every text. */
function schemeOf({ primaryColor, secondaryColor, buttonColor }: SiteSettings, ground: Ground): Record<string, string> {
  const soft = mix(secondaryColor, ground.page, 0.12)
  const grounds = [ground.page, ground.card, ground.raised]
  const button = readableOn(buttonColor, ground.card, SHAPE_CONTRAST)
  const primary = readableOnAll(secondaryColor, grounds, SHAPE_CONTRAST)
  const band = ground === dark ? mix(primaryColor, dark.raised, 0.35) : primaryColor
  return {
    '--page': ground.page,
    '--card': ground.card,
    '--raised': ground.raised,
    '--ink': ground.ink,
    '--ink-2': ground.ink2,
    '--line': ground.line,
    '--brand': readableOnAll(primaryColor, [...grounds, soft]),
    '--band': band,
    '--on-band': inkOn(band),
    '--accent': readableOnAll(secondaryColor, [...grounds, soft]),
    '--accent-soft': soft,
    // The primary colour of the interface: selected, focused or active.
    '--primary': primary,
    '--primary-hover': hoverOf(primary),
    '--on-primary': inkOn(primary),
    '--button': button,
    '--button-hover': hoverOf(button),
    '--on-button': inkOn(button),
  }
}

/** CSS variables of a storefront in both schemes, and its font. Cached, because every page needs them and colours are searched in steps. */
export const themeOf = memoize(
  (settings: SiteSettings) => ({
    font: fonts[settings.fontFamily].family,
    headingFont: fonts[headingFontOf(settings)].family,
    light: schemeOf(settings, light),
    dark: schemeOf(settings, dark),
  }),
  ({ fontFamily, headingFont, primaryColor, secondaryColor, buttonColor }) =>
    [fontFamily, headingFont, primaryColor, secondaryColor, buttonColor].join(),
)

/** The theme colour of a storefront: the secondary colour as adjusted for the interface. */
export function themeColours(settings: SiteSettings) {
  const { light, dark } = themeOf(settings)
  return { light: light['--primary'], dark: dark['--primary'] }
}

export interface Unreadable {
  setting: 'primaryColor' | 'secondaryColor' | 'buttonColor'
  says: string
  /** The nearest accessible colour. */
  instead: string
}

const rules: Record<Unreadable['setting'], { name: string; on: string; wanted: number }> = {
  primaryColor: { name: 'primary colour', on: 'headings on white', wanted: TEXT_CONTRAST },
  secondaryColor: { name: 'secondary colour', on: 'links on white', wanted: TEXT_CONTRAST },
  buttonColor: { name: 'button colour', on: 'buttons on white', wanted: SHAPE_CONTRAST },
}

/** Why a colour is inaccessible at its place, with the fix; null if it is accessible. */
export function unreadableColour(setting: Unreadable['setting'], colour: string): Unreadable | null {
  const { name, on, wanted } = rules[setting]
  const contrast = wcagContrast(colour, light.page)
  if (contrast >= wanted) return null
  const instead = readableOn(colour, light.page, wanted)
  return {
    setting,
    instead,
    says: `The ${name} ${colour} cannot be read: ${on} need a contrast of ${wanted} to 1, this one has ${contrast.toFixed(1)}. ${instead} is the nearest that can.`,
  }
}

/** The inaccessible colours of a brand, each with the fix. They block publishing. */
export function unreadable(settings: SiteSettings): Unreadable[] {
  const names: Unreadable['setting'][] = ['primaryColor', 'secondaryColor', 'buttonColor']
  return names.flatMap((setting) => unreadableColour(setting, settings[setting]) ?? [])
}
