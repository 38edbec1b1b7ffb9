import { HexColour } from './settings.ts'

/** The primary colour of an agency that chose none (specification section 9). */
const DEFAULT_COLOUR = '#000000'

/** An agency's primary colour from its template settings; one that cannot be read counts as none. */
export const brandColour = ({ primaryColor }: Record<string, unknown>): string =>
  HexColour.catch(DEFAULT_COLOUR).parse(primaryColor)
