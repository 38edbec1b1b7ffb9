const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

/** `French` of `fr`; the code itself where it is of no known language. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
