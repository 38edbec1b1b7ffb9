/** The messages of the field of a place without suggestions. */
export const placeWords = {
  failed: 'Places cannot be looked up now. Try again in a moment.',
  none: (query: string) => `No city or landmark matches “${query}”.`,
}
