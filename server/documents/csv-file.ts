export type Cell = string | number | null

/** Texts that a spreadsheet would run as a formula get an apostrophe in front (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV file (RFC 4180) with a header row; the byte order mark makes spreadsheets read it as UTF-8. */
export function csvFile(name: string, header: readonly string[], rows: readonly (readonly Cell[])[]): File {
  const lines = [header, ...rows].map((row) => row.map(writeCell).join(','))
  return new File([`\uFEFF${lines.join('\r\n')}\r\n`], name, { type: 'text/csv;charset=utf-8' })
}
