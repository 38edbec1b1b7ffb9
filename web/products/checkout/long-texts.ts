type Fields = Record<string, string>

/** A draft's field has a maximum length; a longer text is stored in parts. */
const MOST = 300
const PART = /^(.+)~\d+$/

/** The fields with long texts in parts: `requests`, `requests~1` and so on. */
export const partTexts = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      Array.from({ length: Math.ceil(text.length / MOST) }, (_, at): [string, string] => [
        at === 0 ? name : `${name}~${at}`,
        text.slice(at * MOST, (at + 1) * MOST),
      ]),
    ),
  )

/** Joins them again. */
export function joinTexts(parts: Fields): Fields {
  const fields: Fields = {}
  const inOrder = Object.entries(parts).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  for (const [name, text] of inOrder) {
    const whole = PART.exec(name)?.[1] ?? name
    fields[whole] = (fields[whole] ?? '') + text
  }
  return fields
}
