import { wcagContrast } from 'culori'
import { defaultSettings, HexColour, type SiteSettings } from '#domain/site/settings.ts'
import { type Unreadable, unreadableColour } from '#domain/site/theme.ts'
import { checkOf, type Rule } from '../../../kit/form/check-of.ts'

/** The parts of a brand; colours are as typed. */
export type Brand = Pick<
  SiteSettings,
  'logoImage' | 'favicon' | 'primaryColor' | 'secondaryColor' | 'buttonColor' | 'fontFamily' | 'headingFont'
>
export type BrandColours = Pick<Brand, 'primaryColor' | 'secondaryColor' | 'buttonColor'>
export type ColourName = keyof BrandColours

export const brandOf = ({
  logoImage,
  favicon,
  primaryColor,
  secondaryColor,
  buttonColor,
  fontFamily,
  headingFont,
}: SiteSettings): Brand => ({
  logoImage,
  favicon,
  primaryColor,
  secondaryColor,
  buttonColor,
  fontFamily,
  headingFont,
})

export const colourNames: readonly ColourName[] = ['primaryColor', 'secondaryColor', 'buttonColor']

/** A colour as six digits; null if it is invalid. */
export function readColour(typed: string): string | null {
  const read = HexColour.safeParse(typed)
  return read.success ? read.data : null
}

const isColour: Rule = (typed) => (readColour(typed) ? null : 'Write six digits, such as #1E61DC.')
export const checkColours = checkOf({ primaryColor: isColour, secondaryColor: isColour, buttonColor: isColour })

/** The brand with its saved colours; an incomplete one keeps its previous value. */
export const settled = (brand: Brand, before: Brand): Brand => ({
  ...brand,
  ...Object.fromEntries(colourNames.map((name) => [name, readColour(brand[name]) ?? before[name]])),
})

export const settingsOf = (brand: Brand): SiteSettings => ({ ...defaultSettings, ...brand })

export type Verdict = { state: 'unfinished' } | { state: 'good'; contrast: number } | ({ state: 'bad' } & Unreadable)

/** The contrast of a colour on white, and whether it is sufficient. */
export function verdictOn(brand: Brand, name: ColourName): Verdict {
  const colour = readColour(brand[name])
  if (!colour) return { state: 'unfinished' }
  const problem = unreadableColour(name, colour)
  return problem ? { state: 'bad', ...problem } : { state: 'good', contrast: wcagContrast(colour, '#ffffff') }
}

export const isSame = (a: Brand, b: Brand): boolean =>
  a.logoImage === b.logoImage &&
  a.favicon === b.favicon &&
  a.fontFamily === b.fontFamily &&
  a.headingFont === b.headingFont &&
  colourNames.every((name) => readColour(a[name]) === readColour(b[name]))
