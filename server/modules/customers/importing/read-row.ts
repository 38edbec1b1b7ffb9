import type { z } from 'zod'
import { CustomerInput } from '#contract/customers/customer-shapes.ts'
import { boardChoices, mealChoices, seatChoices } from '#domain/customers/customer.ts'
import type { ImportField } from '#domain/customers/import-columns.ts'
import { plainText } from '#domain/plain-words.ts'
import { Words } from '#domain/words.ts'

/** A row of the file: a customer with a note, or the reason why it is refused. */
export type ReadRow =
  | { row: number; customer: CustomerInput; note: string }
  | { row: number; cells: readonly string[]; reason: string }

const Note = Words.max(2_000, 'A note has at most 2,000 characters.')

const choices = { seat: seatChoices, meal: mealChoices, board: boardChoices } as const
const preferenceFields = ['seat', 'meal', 'board'] as const

/** `Extra legroom` is `extra-legroom`. */
const asChoice = (typed: string): string =>
  plainText(typed)
    .trim()
    .replaceAll(/[\s_]+/g, '-')

/** The rows of a file in their sequence. A second row with an address is refused. The first row below the header is row 2, as in a spreadsheet. */
export function readRows(rows: readonly string[][], columns: readonly (ImportField | null)[], tag: string): ReadRow[] {
  const seen = new Map<string, number>()
  return rows.map((cells, at) => {
    const row = at + 2
    const read = readRow(cells, columns, tag)
    if ('reason' in read) return { row, cells, reason: read.reason }
    const { email } = read.customer
    const first = email === '' ? undefined : seen.get(email)
    if (first !== undefined) return { row, cells, reason: `Row ${first} has the same e-mail address.` }
    if (email !== '') seen.set(email, row)
    return { row, ...read }
  })
}

function readRow(
  cells: readonly string[],
  columns: readonly (ImportField | null)[],
  tag: string,
): { reason: string } | { customer: CustomerInput; note: string } {
  const cell = (field: ImportField): string => cells[columns.indexOf(field)] ?? ''
  const unknown = preferenceFields.find((field) => {
    const wanted = asChoice(cell(field))
    return wanted !== '' && !choices[field].some((choice) => choice === wanted)
  })
  if (unknown) return { reason: `“${cell(unknown)}” is no ${unknown} preference: ${choices[unknown].join(', ')}.` }
  const kind = plainText(cell('kind')).trim()
  const note = Note.safeParse(cell('note'))
  const customer = CustomerInput.safeParse({
    kind: kind === '' ? 'person' : kind,
    name: cell('name') || [cell('givenName'), cell('familyName')].filter(Boolean).join(' '),
    email: cell('email'),
    phone: cell('phone'),
    tags: [...cell('tags').split(/[,;|]/), tag].map((one) => one.trim()).filter(Boolean),
    preferences: Object.fromEntries(preferenceFields.map((field) => [field, asChoice(cell(field))])),
  })
  if (!customer.success) return { reason: reasonOf(customer.error) }
  return note.success ? { customer: customer.data, note: note.data } : { reason: reasonOf(note.error) }
}

const reasonOf = ({ issues }: z.ZodError): string =>
  [...new Set(issues.map(({ path, message }) => (path[0] === 'kind' ? 'The kind is person or company.' : message)))].join(' ')
