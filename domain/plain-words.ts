/** Latin letters that do not decompose into a base letter and a mark. */
const plainLetters: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

const ASCII = /^[\0-\x7f]*$/

/** Lower case without accents: `São Paulo` and `sao paulo` are equal. Most texts have no accents, and checking is faster than decomposing. */
export function plainText(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ɓɗƙƴøłđðþßæœı]/g, (letter) => plainLetters[letter] ?? letter)
}

/** The words of a text, plain; an apostrophe does not separate words, so that `Ni’ima` and `Niima` are equal. */
export const plainWords = (text: string): string[] =>
  plainText(text)
    .replaceAll(/['’ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
