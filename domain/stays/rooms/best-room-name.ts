import { plainWords } from '../../plain-words.ts'
import { calm, isShouting } from '../wording.ts'
import { roomSpellings } from './room-words.data.ts'

/** What suppliers append to a room's name although it is stated elsewhere. */
const REMARKS = [
  /[,-]?\s*\d+(?:[.,]\d+)?\s?(?:m²|m2|sqm|sq\.? ?m|sq\.? ?ft)(?![\p{L}\p{N}])\.?/giu,
  /[,(-]?\s*non[ -]?smoking\)?/gi,
]
const SHORT =
  /^(?:rm|std|stnd|sup|supr|dlx|exec|exe|prem|eco|fam|apt|apts|ste|jr|jnr|dorm|sgl|sngl|dbl|twn|kng|qn|trpl|vw|brkfst|bkfst)$/

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Expands abbreviations: `Dlx King Rm` becomes `Deluxe King Room`. */
const writtenOut = (name: string): string =>
  name
    .replaceAll(/\b(\d) ?BR\b/gi, '$1-Bedroom')
    .replaceAll(/\p{L}+/gu, (word) =>
      SHORT.test(word.toLowerCase()) ? capital(roomSpellings[word.toLowerCase()] ?? word) : word,
    )

const withoutRemarks = (name: string): string => {
  const bare = REMARKS.reduce((text, remark) => text.replaceAll(remark, ''), name)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return bare === '' ? name : bare
}

const flaws: readonly ((name: string) => number)[] = [
  (name) => (isShouting(name) ? 5 : 0),
  (name) => plainWords(name).filter((word) => SHORT.test(word) || /^\dbr$/.test(word)).length * 3,
  (name) => (withoutRemarks(name) === name ? 0 : 1),
  (name) => (/[()]/.test(name) ? 1.5 : 0),
  (name) => (/\d/.test(name) ? 1 : 0),
  (name) => (/ [-/|] /.test(name) ? 0.6 : 0),
  (name) => (name.includes(',') ? 0.3 : 0),
  /** A bed type is never first in a name. */
  (name) => (/^(?:king|queen|twin|two|single|double|sofa bed) (?!room|bed)/i.test(name) ? 0.5 : 0),
  /** A longer name has more information, up to a limit. */
  (name) => Math.abs(name.length - 28) / 100,
]

/** The best name of a room, in normal case and without abbreviations. */
export function bestRoomName(names: readonly string[]): string {
  const worst = names.map((name) => flaws.reduce((sum, flaw) => sum + flaw(name), 0))
  const best = names[worst.indexOf(Math.min(...worst))] ?? ''
  return withoutRemarks(writtenOut(calm(best)))
}
