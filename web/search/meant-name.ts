/** Names a button of a search's form whose value is meant in place of the text of that field. */
export const meantName = (field: string): string => `meant.${field}`
