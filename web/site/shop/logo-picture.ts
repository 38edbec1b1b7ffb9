/** The logo's file for a light or a dark page. An SVG of a starter template is the same on both. */
export const logoOn = (scheme: 'light' | 'dark', logo: string): string =>
  logo.endsWith('.svg') ? logo : `${logo}/on-${scheme}.webp`
