import { emailAddress } from '../contact/email-address.ts'

/** A line of a list of people to invite. */
export interface InvitationLine {
  /** From 1. */
  line: number
  text: string
  /** In lower case; null if the line has no e-mail address that can be used. */
  email: string | null
  /** The name of a role; null for the role that is chosen for all. */
  role: string | null
}

const Address = emailAddress('')

const cellsOf = (line: string): string[] => line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, '').trim())

/** `Ada Obi <ada@example.com>` or the address alone. */
const addressIn = (cell: string): string => (/<([^<>]+)>\s*$/.exec(cell)?.[1] ?? cell).trim().toLowerCase()

/** A first line that names columns: no address, and a cell such as E-mail. */
function headerOf(line: string | undefined): string[] | null {
  const cells = cellsOf(line ?? '').map((cell) => cell.toLowerCase())
  return cells.some((cell) => /^e-?mail/.test(cell)) && !cells.some((cell) => cell.includes('@')) ? cells : null
}

/**
 * Reads one person a line, from pasted text or a CSV file: the cell with an e-mail address, and after it, or in the column that the header calls
 * role, the name of a role. Empty lines are skipped.
 */
export function readInvitationLines(text: string): InvitationLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const header = headerOf(lines[0])
  const roleColumn = header?.findIndex((cell) => cell === 'role') ?? -1
  return lines.flatMap((written, index) => {
    const shown = written.trim()
    if (shown === '' || (header && index === 0)) return []
    const cells = cellsOf(shown)
    const at = cells.findIndex((cell) => cell.includes('@'))
    const email = addressIn(cells[at] ?? '')
    const role = cells[roleColumn < 0 ? at + 1 : roleColumn]
    return [
      {
        line: index + 1,
        text: shown.slice(0, 120),
        email: Address.safeParse(email).success ? email : null,
        role: at < 0 ? null : role || null,
      },
    ]
  })
}
