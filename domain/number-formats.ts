/** The number formats that members choose from: a locale for each way to write 1,234,567.50. Texts and months are English in all of them. */
export const numberFormats = ['en-GB', 'de-DE', 'fr-FR', 'en-IN', 'de-CH'] as const

export const isNumberFormat = (locale: string): boolean => numberFormats.some((one) => one === locale)
