const LONGEST = 40

/** A text that somebody wrote, as an error repeats it: in quotation marks, on one line, not at length. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return `“${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”`
}
