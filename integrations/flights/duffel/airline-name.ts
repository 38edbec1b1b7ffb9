/** Letters without a decomposition into a plain letter and an accent. */
const spelled: Record<string, string> = {
  Æ: 'AE',
  æ: 'ae',
  Ĳ: 'IJ',
  ĳ: 'ij',
  Œ: 'OE',
  œ: 'oe',
  Þ: 'TH',
  þ: 'th',
  Ð: 'D',
  ð: 'd',
  Ɖ: 'D',
  ɖ: 'd',
  Ɛ: 'E',
  ɛ: 'e',
  Ɔ: 'O',
  ɔ: 'o',
  Ŋ: 'NG',
  ŋ: 'ng',
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  Ƙ: 'K',
  ƙ: 'k',
  Ə: 'E',
  ə: 'e',
}

/**
 * A name in the characters that Duffel accepts: ASCII, Latin-1 Supplement and Latin Extended-A except Æ Ĳ Œ Þ ð, with spaces, hyphens and apostrophes
 * (https://duffel.com/docs/api/orders/create-order). Dots are removed; accents outside that range are removed from their letter, as in Yoruba Ẹ, Ọ,
 * Ṣ.
 */
export function airlineName(name: string): string {
  let out = ''
  for (const letter of name.normalize('NFC').replaceAll('.', '').replaceAll('’', "'")) {
    if (spelled[letter] !== undefined) out += spelled[letter]
    else if (/[A-Za-zÀ-ÖØ-öø-ſ' -]/.test(letter)) out += letter
    else out += letter.normalize('NFD').replaceAll(/\P{ASCII}/gu, '')
  }
  return out.replaceAll(/\s+/g, ' ').trim()
}
