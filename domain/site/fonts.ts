/** The fonts that the storefront serves. `Arial` is the specification's default, rendered with a metrically compatible font. */
export const fonts = {
  Arial: { family: "'Arimo Variable', Arial, 'Liberation Sans', sans-serif", file: 'arimo', says: 'Plain and familiar' },
  Inter: { family: "'Inter Variable', Arial, sans-serif", file: 'inter', says: 'Neutral, made for screens' },
  Manrope: { family: "'Manrope Variable', Arial, sans-serif", file: 'manrope', says: 'Modern and open' },
  'DM Sans': { family: "'DM Sans Variable', Arial, sans-serif", file: 'dm-sans', says: 'Friendly, geometric' },
  Outfit: { family: "'Outfit Variable', Arial, sans-serif", file: 'outfit', says: 'Round and cheerful' },
  Fraunces: { family: "'Fraunces Variable', Georgia, serif", file: 'fraunces', says: 'Warm, with character' },
  Lora: { family: "'Lora Variable', Georgia, serif", file: 'lora', says: 'Calm and literary' },
  'Source Serif': { family: "'Source Serif 4 Variable', Georgia, serif", file: 'source-serif-4', says: 'Classic, for reading' },
} as const
export type FontName = keyof typeof fonts

interface ChosenFonts {
  fontFamily: FontName
  headingFont: FontName | ''
}

export const headingFontOf = ({ headingFont, fontFamily }: ChosenFonts): FontName => headingFont || fontFamily

/** The fonts that a site uses, each once. */
export const fontsUsed = (chosen: ChosenFonts): FontName[] => [...new Set([chosen.fontFamily, headingFontOf(chosen)])]

const isFontName = (value: string): value is FontName => Object.hasOwn(fonts, value)
export const fontNames: readonly FontName[] = Object.keys(fonts).filter(isFontName)
