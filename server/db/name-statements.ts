import type pg from 'pg'

/** So many different statements are prepared on one connection; each holds a plan in the database's memory. */
const MOST_NAMED = 300
/** Texts of which the next use is counted, before it is known which come again. */
const MOST_WATCHED = 2_000
/** What is asked so often is asked again. */
const USES_BEFORE = 3
/** Pages and matches may want another plan for an agency of a million orders than for one of ten: those are planned with their values. */
const PLANNED_BY_VALUE = /@@|\blimit\b|\bcount\(/i
/** What writes finds its rows by key, whatever it counts beside. */
const WRITES = /\binsert into\b|\bupdate\s+\S+(?:\s+\w+)?\s+set\b/i

/** A name for a statement that comes again and again, the same on every connection; undefined for one that is planned each time. */
export type NameStatement = (text: string) => string | undefined

/** Names for the statements of one pool, by what its connections are asked. */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= MOST_NAMED || (PLANNED_BY_VALUE.test(text) && !WRITES.test(text))) return undefined
    const used = (uses.get(text) ?? 0) + 1
    if (used < USES_BEFORE) {
      if (uses.size >= MOST_WATCHED) uses.clear()
      uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    const name = `tw_${names.size}`
    names.set(text, name)
    return name
  }
}

interface Statement {
  text: string
  name?: string
}

const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string'

/**
 * From here on this connection prepares what is asked of it again and again, under names: the database then parses and plans it once.
 * Only statements with values: text without any may hold several statements, which cannot be prepared.
 */
export function nameStatements(client: pg.PoolClient, nameOf: NameStatement): void {
  const send = client.query
  const query = (...given: unknown[]) => {
    const [statement, values, ...rest] = given
    if (!isStatement(statement) || statement.name || !Array.isArray(values) || values.length === 0)
      return Reflect.apply(send, client, given)
    return Reflect.apply(send, client, [{ ...statement, name: nameOf(statement.text) }, values, ...rest])
  }
  Object.assign(client, { query })
}
