/** A font of documents. */
interface PrintFont {
  name: string
  /** Files beside this one. */
  normal: string
  bold: string
  /** The characters that it has within these ranges; `print-fonts.test.ts` compares them with the font files. */
  covers: RegExp
  isRightToLeft?: true
}

/** In order of preference. Inter has the characters of Nigerian names (ẹ ọ ṣ with tone marks, ɓ ɗ ƙ) and the naira sign. */
export const printFonts: readonly [PrintFont, ...PrintFont[]] = [
  {
    name: 'Inter',
    normal: 'inter-regular.otf',
    bold: 'inter-semibold.otf',
    covers:
      /[\x20-\x7e\xa0-\u0148\u014a-\u01c3\u01c5-\u031e\u0321-\u036f\u1e00-\u1eff\u2000-\u200b\u2010-\u2027\u202f-\u205f\u20a0-\u20bf\u2113\u2116\u2122\u2190-\u2199\u2212]/u,
  },
  {
    name: 'Greek and Cyrillic',
    normal: 'noto-sans.ttf',
    bold: 'noto-sans.ttf',
    covers: /[\u0300-\u036f\u0370-\u03e1\u03f0-\u052f\u1f00-\u1fff]/u,
  },
  {
    name: 'Arabic',
    normal: 'noto-sans-arabic.ttf',
    bold: 'noto-sans-arabic.ttf',
    covers: /[\u0600-\u06ff\u0750-\u077f]/u,
    isRightToLeft: true,
  },
  {
    name: 'Emoji',
    normal: 'noto-emoji.ttf',
    bold: 'noto-emoji.ttf',
    covers: /[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]|\u200d|[\p{Emoji}--[\0-\u25ff]]/v,
  },
]

export interface Run {
  text: string
  /** Default: Inter. */
  font?: string
}

/** The variation selector for the coloured form of a sign; the fonts have one form. */
const VARIANT = '\ufe0f'
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const fontOf = (cluster: string): PrintFont | undefined =>
  printFonts.find(({ covers }) => [...cluster].every((character) => covers.test(character)))

/** Reverses the words of a right-to-left script, because pdfmake lays words out from left to right. */
const fromRight = (text: string): string => text.split(' ').toReversed().join(' ')

/** A text as runs of one font each. Characters in no font are transliterated to Latin by `inLatin`: `東京` is `DongJing`. Null where Inter has all of it. */
export function runsOf(text: string, inLatin: (text: string) => string): Run[] | null {
  const [usual] = printFonts
  const plain = text.replaceAll('⇄', '↔')
  if (plain === text && [...text].every((character) => usual.covers.test(character) || character === '\n')) return null
  const runs: { text: string; font: PrintFont }[] = []
  for (const { segment } of clusters.segment(plain)) {
    const cluster = segment.replaceAll(VARIANT, '')
    const font = cluster.trim() === '' ? usual : fontOf(cluster)
    const last = runs.at(-1)
    const piece = { text: font ? cluster : inLatin(cluster), font: font ?? usual }
    if (last?.font === piece.font) last.text += piece.text
    else runs.push(piece)
  }
  return joinWords(runs).map(({ text: written, font }) =>
    font === usual ? { text: written } : { text: font.isRightToLeft ? fromRight(written) : written, font: font.name },
  )
}

/** Spaces between two words in one right-to-left font belong to its run. */
function joinWords(runs: readonly { text: string; font: PrintFont }[]) {
  const joined: { text: string; font: PrintFont }[] = []
  for (const run of runs) {
    const [before, space] = joined.slice(-2)
    if (run.font.isRightToLeft && before?.font === run.font && space?.text.trim() === '') {
      joined.pop()
      before.text += ` ${run.text}`
    } else joined.push({ ...run })
  }
  return joined
}
