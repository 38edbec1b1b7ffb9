import type { LocalDate } from '../../dates.ts'

/** The machine-readable zone of a passport: ICAO Doc 9303, part 4, "TD3". */
export interface PassportLines {
  familyName: string
  /** Empty if the passport has a single name. */
  givenName: string
  number: string
  /** The issuer, with ICAO's state codes: three letters, `D` for Germany. */
  issuer: string
  bornOn: LocalDate
  /** Null if the passport does not state it. */
  gender: 'm' | 'f' | null
  expiresOn: LocalDate
}

const LENGTH = 44

/** A line as printed: capitals, no spaces, `<` however it was copied. */
const clean = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[«»]/g, '<<')
    .replaceAll(/[‹›＜]/g, '<')
    .replaceAll(/[^A-Z0-9<\n]/g, '')

/** Letters that are mistaken for digits, corrected where only digits occur. */
const lookalikes: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' }
const figures = (text: string) => text.replaceAll(/[OQDILZSGB]/g, (letter) => lookalikes[letter] ?? letter)

const valueOf = (sign: string) => (sign === '<' ? 0 : Number.parseInt(sign, 36))

/** ICAO's check digit: weights 7, 3, 1, modulo 10; letters count from 10, `<` is 0. */
export const checkDigit = (text: string): number =>
  [...text].reduce((total, sign, at) => total + valueOf(sign) * (([7, 3, 1] as const)[at % 3] ?? 0), 0) % 10

/** Line 2 by position, counted from 0; a check digit follows each part. */
const parts = [
  { what: 'passport number', from: 0, to: 9 },
  { what: 'date of birth', from: 13, to: 19 },
  { what: 'date of expiry', from: 21, to: 27 },
] as const

const capitalised = (name: string) => name.toLowerCase().replaceAll(/(^|[\s-])(\p{L})/gu, (all) => all.toUpperCase())
const words = (text: string | undefined) => capitalised((text ?? '').replaceAll('<', ' ').replaceAll(/\s+/g, ' ').trim())

function dayOf(text: string, centuries: readonly number[], fits: (day: LocalDate) => boolean): LocalDate | null {
  for (const century of centuries) {
    const day = `${century + Number(text.slice(0, 2))}-${text.slice(2, 4)}-${text.slice(4, 6)}`
    const time = Date.parse(`${day}T00:00:00Z`)
    if (!Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day && fits(day)) return day
  }
  return null
}

function splitLines(text: string): [string, string] | { problem: string } {
  const lines = clean(text).split('\n').filter(Boolean)
  const [only = ''] = lines
  const [first, second] = lines.length === 1 && only.length === 2 * LENGTH ? [only.slice(0, LENGTH), only.slice(LENGTH)] : lines
  if (!first || !second || lines.length > 2) return { problem: 'Give both lines, one under the other, as they are printed.' }
  if (!first.startsWith('P')) return { problem: 'These are not the lines of a passport: the first one begins with P.' }
  if (first.length > LENGTH) return { problem: `Line 1 has ${first.length} characters; in a passport it has ${LENGTH}.` }
  if (second.length !== LENGTH) return { problem: `Line 2 has ${second.length} characters; in a passport it has ${LENGTH}.` }
  return [first.padEnd(LENGTH, '<'), second]
}

const place = (at: number) => `character ${at + 1} of line 2`

/** The wrong check digit of line 2, with its place in words; null if all are correct. */
function checkProblem(line: string): string | null {
  for (const { what, from, to } of parts) {
    const should = checkDigit(line.slice(from, to))
    if (line[to] !== String(should))
      return `The check digit of the ${what} (${place(to)}) is ${line[to]}; for ${line.slice(from, to).replaceAll('<', '')} it would be ${should}. Look at both again.`
  }
  const personal = line.slice(28, 42)
  const isBlank = line[42] === '<' && !personal.replaceAll('<', '')
  if (!isBlank && line[42] !== String(checkDigit(personal)))
    return `The check digit of the personal number (${place(42)}) is ${line[42]}; it would be ${checkDigit(personal)}. Look at characters 29 to 43 again.`
  const whole = checkDigit(line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43))
  if (line[43] !== String(whole)) return `The last check digit (${place(43)}) is ${line[43]}; for this line it would be ${whole}.`
  return null
}

/** Corrects letters in dates and check digits, which contain only digits. */
const withFigures = (line: string) =>
  [line.slice(0, 9), figures(line.slice(9, 10)), line.slice(10, 13), figures(line.slice(13, 20)), line.slice(20, 21)].join('') +
  [figures(line.slice(21, 28)), line.slice(28, 42), figures(line.slice(42))].join('')

const genders: Record<string, 'm' | 'f'> = { M: 'm', F: 'f' }

/** Parses the two lines as typed or pasted. `today` decides the century of the birth. */
export function readPassportLines(text: string, today: LocalDate): { lines: PassportLines } | { problem: string } {
  const split = splitLines(text)
  if ('problem' in split) return split
  const [first, raw] = split
  const second = withFigures(raw)
  const problem = checkProblem(second)
  if (problem) return { problem }
  const bornOn = dayOf(second.slice(13, 19), [2000, 1900], (day) => day <= today)
  const expiresOn = dayOf(second.slice(21, 27), [2000], () => true)
  if (!bornOn || !expiresOn) return { problem: `The date of ${bornOn ? 'expiry' : 'birth'} is no day of the calendar.` }
  const [family, given] = first.slice(5).split('<<')
  return {
    lines: {
      familyName: words(family),
      givenName: words(given),
      number: second.slice(0, 9).replaceAll('<', ''),
      issuer: first.slice(2, 5).replaceAll('<', ''),
      bornOn,
      gender: genders[second[20] ?? ''] ?? null,
      expiresOn,
    },
  }
}

/** ICAO issuers that are no ISO country: Germany's one letter, Britain's kinds of nationals, Kosovo. */
const issuers: Record<string, string> = { D: 'DE', GBD: 'GB', GBN: 'GB', GBO: 'GB', GBP: 'GB', GBS: 'GB', RKS: 'XK', UNK: 'XK' }

/** The ISO country (two letters) of an issuer; null for an unknown one, such as the United Nations. */
export const countryOfIssuer = (issuer: string, countries: readonly { code: string; iso3: string }[]): string | null =>
  issuers[issuer] ?? countries.find(({ iso3 }) => iso3 === issuer)?.code ?? null
