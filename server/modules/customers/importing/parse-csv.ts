import { parse } from 'csv-parse/sync'
import { AppError } from '#domain/errors.ts'

export interface Sheet {
  header: string[]
  rows: string[][]
}

const delimiters = [',', ';', '\t']

/** The separator that the header has most of: spreadsheets of many countries write semicolons. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  return delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ','
}

/** Reads a CSV file; every row has as many cells as the header. Throws customer.import-unreadable. */
export function parseCsv(text: string): Sheet {
  try {
    const read: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      trim: true,
      skipEmptyLines: true,
      relaxColumnCount: true,
    })
    const [header, ...rows] = read
    if (!header || rows.length === 0) throw new Error('there are no rows')
    return { header, rows: rows.map((row) => header.map((_, at) => row[at] ?? '')) }
  } catch {
    throw new AppError('customer.import-unreadable')
  }
}
