const LONGEST = 40

/** A text of a user as quoted in an error message: in quotation marks, on one line, shortened. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return `“${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”`
}
