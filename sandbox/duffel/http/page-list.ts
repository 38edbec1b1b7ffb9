import { z } from 'zod'
import type { Collection } from '../../deps.ts'
import { queryNumber } from './parse-input.ts'
import { fieldProblem } from './problem.ts'

export const pageQuery = z.object({
  limit: queryNumber(1, 200).default(50),
  after: z.string().min(1).optional(),
  before: z.string().min(1).optional(),
})

export type PageQuery = z.infer<typeof pageQuery>

export interface Page<T> {
  data: T[]
  meta: { limit: number; after: string | null; before: string | null }
}

const writeCursor = (offset: number) => Buffer.from(`p${offset}`).toString('base64url')

function readCursor(name: 'after' | 'before', cursor: string): number {
  const found = /^p(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (found === null) throw fieldProblem('validation_format', [name], `Field '${name}' is not a cursor of this list`)
  return Number(found[1])
}

/** A page of a list that is computed, not stored. */
export function pageOf<T>(items: T[], { limit, after, before }: PageQuery): Page<T> {
  const end = before === undefined ? undefined : readCursor('before', before)
  const from = after === undefined ? 0 : readCursor('after', after)
  const start = end === undefined ? from : Math.max(0, end - limit)
  const stop = end ?? start + limit
  return {
    data: items.slice(start, stop),
    meta: { limit, after: stop < items.length ? writeCursor(stop) : null, before: start > 0 ? writeCursor(start) : null },
  }
}

/** A page of a stored list, newest first. */
export function pageOfCollection<T>(collection: Collection<T>, query: PageQuery): Page<T> {
  const { items, after, before } = collection.page(query)
  return { data: items, meta: { limit: query.limit, after, before } }
}
