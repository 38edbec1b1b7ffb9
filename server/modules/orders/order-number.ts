/** `TW-1042`, as people say and print it. */
export const formatOrderNumber = (number: number): string => `TW-${number}`

/** `1042` of `TW-1042`, `tw1042` or `1042`; null for anything else. */
export function parseOrderNumber(text: string): number | null {
  const match = /^(?:tw[-\s]?)?(\d{1,9})$/i.exec(text.trim())
  return match ? Number(match[1]) : null
}
