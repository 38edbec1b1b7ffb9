import { z } from 'zod'

/** The last row of a keyset page: the value of the sort column, and the row's number as tie-breaker. */
export interface PageCursor {
  value: string | number | null
  number: number
}

const Cursor = z.tuple([z.union([z.string(), z.int(), z.null()]), z.int()])

/** Opaque to callers, who only send it back. */
export const writeCursor = ({ value, number }: PageCursor): string =>
  Buffer.from(JSON.stringify([value, number])).toString('base64url')

/** Null for a missing or invalid cursor: the list then starts at its first page. */
export function readCursor(text: string | null): PageCursor | null {
  if (text === null) return null
  try {
    const [value, number] = Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return { value, number }
  } catch {
    return null
  }
}

/** Removes the extra row that was read to detect a next page. */
export function cutPage<T>(
  rows: readonly T[],
  limit: number,
  cursorOf: (row: T) => PageCursor,
): { items: T[]; next: string | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last !== undefined && rows.length > limit ? writeCursor(cursorOf(last)) : null }
}
