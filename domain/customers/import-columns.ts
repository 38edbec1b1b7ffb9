import { plainText } from '../plain-words.ts'

/** What a column of an imported file can be. */
export const importFields = [
  'name',
  'givenName',
  'familyName',
  'email',
  'phone',
  'kind',
  'tags',
  'note',
  'seat',
  'meal',
  'board',
] as const
export type ImportField = (typeof importFields)[number]

/** The header words of each field, as exports of mail programs and booking systems write them. */
const words: Record<ImportField, readonly string[]> = {
  name: ['name', 'full name', 'customer', 'customer name', 'display name', 'company', 'company name', 'client'],
  givenName: ['first name', 'given name', 'firstname', 'forename'],
  familyName: ['last name', 'family name', 'lastname', 'surname'],
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'e-mail 1 - value'],
  phone: ['phone', 'telephone', 'mobile', 'phone number', 'mobile phone', 'tel', 'phone 1 - value'],
  kind: ['kind', 'type', 'customer type'],
  tags: ['tags', 'tag', 'labels', 'groups'],
  note: ['note', 'notes', 'remarks', 'comment'],
  seat: ['seat', 'seat preference'],
  meal: ['meal', 'meal preference'],
  board: ['board', 'board preference'],
}

const fieldOf = new Map(importFields.flatMap((field) => words[field].map((word) => [word, field] as const)))

/** For each column of a header its likely field, each field once; null for an unknown column. */
export function guessColumns(header: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return header.map((title) => {
    const field = fieldOf.get(
      plainText(title)
        .replaceAll(/[_\s]+/g, ' ')
        .trim(),
    )
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
