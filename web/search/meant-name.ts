/** The name of a button whose value replaces the text of that field. */
export const meantName = (field: string): string => `meant.${field}`
