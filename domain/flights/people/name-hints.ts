/** Hints about names that airlines often refuse. Hints block nothing, because names vary. */

export interface TypedName {
  title: string
  givenName: string
  familyName: string
}

export interface NameHint {
  field: 'givenName' | 'familyName'
  message: string
  /** The fields after one click; null if only the passport shows the correct name. */
  fix: Partial<TypedName> | null
}

/** The limit of Duffel and most airlines for each of the two names. */
const LONGEST = 20

const bookable: Record<string, string> = { mr: 'mr', mrs: 'mrs', ms: 'ms', miss: 'miss', dr: 'dr', mstr: 'mr', master: 'mr' }
const anyTitle = 'mrs?|ms|miss|mstr|master|dr|prof|chief|alhaji|alhaja|hajia|engr|barr|pastor|rev|sir'
const apart = new RegExp(`^(${anyTitle})[. ]+(\\p{L}.*)$|^(.*\\p{L}) +(mrs?|ms|miss|mstr)\\.?$`, 'iu')
/** `DrNgozi`, `MrsAda`: a capital letter where the name begins. */
const joined = /^(Mrs|Mr|Ms|Miss|Dr|Prof)(\p{Lu}\p{Ll}.*)$/u
/** `MRADAEZE` and `ADAEZEMRS`, as old reservation systems write them; Mridul, Mrinal, Mrunal and Amr are names. */
const glued = /^(mrs|mr)(?!i[dn]|u[nd])(\p{L}{3,})$|^(\p{L}{2,}[^\p{M}a])(mrs|mr|mstr)$/iu

/** A name without the title in it, and that title; null if there is none. */
export function withoutTitle(name: string): { name: string; title: string } | null {
  for (const pattern of [apart, joined, glued]) {
    const [, before, rest, start, after] = pattern.exec(name.trim()) ?? []
    const title = before ?? after
    const bare = rest ?? start
    if (title && bare) return { name: bare.trim(), title: title.toLowerCase() }
  }
  return null
}

/** Whole words as long as they fit; a single word that is too long is truncated. */
function shortened(name: string): string {
  const words = name.trim().split(/\s+/)
  while (words.length > 1 && words.join(' ').length > LONGEST) words.pop()
  return words.join(' ').slice(0, LONGEST)
}

const letters = (name: string) => name.replaceAll(/[^\p{L}]/gu, '')
const isCapitals = (name: string) => letters(name).length > 1 && name === name.toUpperCase() && name !== name.toLowerCase()
const bare = (name: string) => name.replaceAll(/['’.]/g, '').replaceAll(/\s+/g, ' ').trim()

type Rule = (name: string) => { message: string; fix: string | null; title?: string } | null

/** Each checks one name; the first match is used. */
const rules: Rule[] = [
  (name) =>
    /\d/.test(name)
      ? { message: 'Names in passports have no digits.', fix: name.replaceAll(/\d/g, '').replaceAll(/\s+/g, ' ').trim() || null }
      : null,
  (name) => {
    const found = withoutTitle(name)
    return (
      found && { message: `“${found.title}” looks like a title; it has a field of its own.`, fix: found.name, title: found.title }
    )
  },
  (name) =>
    letters(name).length > 1 && new Set(letters(name).toLowerCase()).size === 1
      ? { message: 'Every letter is the same. Is this the name in the passport?', fix: null }
      : null,
  (name) =>
    letters(name).length === 1
      ? { message: 'Only an initial. Passports spell the name out, and tickets must, too.', fix: null }
      : null,
  (name) =>
    name.trim().length > LONGEST
      ? { message: `Airlines print ${LONGEST} letters at most; the first names count.`, fix: shortened(name) }
      : null,
  (name) => (/['’.]/.test(name) ? { message: 'Airlines leave out apostrophes and dots on the ticket.', fix: bare(name) } : null),
]

function hintOf(field: NameHint['field'], name: string): NameHint | null {
  for (const rule of rules) {
    const found = rule(name)
    if (!found) continue
    const { message, fix, title } = found
    const known = title && bookable[title]
    return { field, message, fix: fix === null ? null : { [field]: fix, ...(known && { title: known }) } }
  }
  return null
}

/** Checks of both names: all in one field, missing, or swapped. */
function togetherHint({ givenName, familyName }: TypedName): NameHint | null {
  const [given, family] = [givenName.trim(), familyName.trim()]
  const only = given || family
  const field = given ? 'givenName' : 'familyName'
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(only) ?? []
  if (last && first && !(given && family))
    return { field, message: 'Both names are in one field.', fix: { givenName: first.trim(), familyName: last.trim() } }
  if (given && family) {
    if (given.toLowerCase() === family.toLowerCase())
      return { field: 'familyName', message: 'The same name twice is right only for a passport with a single name.', fix: null }
    const isSwapped = isCapitals(given) && !isCapitals(family) && /\p{Ll}/u.test(family)
    return isSwapped
      ? {
          field: 'givenName',
          message: 'Names in capitals are usually family names. Are the two the wrong way round?',
          fix: { givenName: family, familyName: given },
        }
      : null
  }
  if (!only) return null
  const words = only.split(/\s+/)
  const end = words.at(-1) ?? ''
  if (words.length > 1)
    return { field, message: 'Both names are in one field.', fix: { givenName: words.slice(0, -1).join(' '), familyName: end } }
  return {
    field,
    message: 'Only one name in the passport? Airlines take it as given and family name.',
    fix: { givenName: only, familyName: only },
  }
}

/** At most one hint per field, with the values after one click. */
export function nameHints(typed: TypedName): NameHint[] {
  const hints = new Map<NameHint['field'], NameHint>()
  const alone = [
    typed.givenName && hintOf('givenName', typed.givenName),
    typed.familyName && hintOf('familyName', typed.familyName),
  ]
  const isHalf = !typed.givenName.trim() || !typed.familyName.trim()
  const candidates = isHalf ? [togetherHint(typed), ...alone] : [...alone, togetherHint(typed)]
  for (const hint of candidates) if (hint && !hints.has(hint.field)) hints.set(hint.field, hint)
  return [...hints.values()]
}
