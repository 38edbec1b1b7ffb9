/** The `tel:` address of a phone number as people write it. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`
