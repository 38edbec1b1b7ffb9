/** Words in lower case within a title. */
const SMALL = new Set('a an and at by d da de del der des di do du e el en et in la le les of on or the to und with y'.split(' '))
const WORD = /[\p{L}\p{M}\p{N}’']+/gu

const letters = (text: string) => text.replaceAll(/\P{L}/gu, '')

/** Whether a text is all capitals; a word of up to three letters may be an abbreviation. */
export const isShouting = (text: string): boolean => {
  const said = letters(text)
  return said.length > 3 && said === said.toUpperCase() && said !== said.toLowerCase()
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `VILLA DE LA MER` becomes `Villa de la Mer`; other texts are unchanged. */
export function calm(text: string): string {
  if (!isShouting(text)) return text
  const last = text.length
  return text.toLowerCase().replaceAll(WORD, (word, at: number) => {
    const isInside = at > 0 && at + word.length < last
    return isInside && SMALL.has(word) ? word : capital(word)
  })
}
