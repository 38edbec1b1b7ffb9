import type pg from 'pg'

/** The most statements prepared on one connection; each has a plan in the database's memory. */
const MOST_NAMED = 300
/** How many texts are counted before they are prepared. */
const MOST_WATCHED = 2_000
/** Uses before a statement counts as repeated. */
const USES_BEFORE = 3
/** Pages and matches may need a different plan for an agency of a million orders than for one of ten: they are planned with their values. */
const PLANNED_BY_VALUE = /@@|\blimit\b|\bcount\(/i
/** Writes find their rows by key, whatever else they contain. */
const WRITES = /\binsert into\b|\bupdate\s+\S+(?:\s+\w+)?\s+set\b/i

/** A name for a repeated statement, the same on every connection; undefined for one that is planned each time. */
export type NameStatement = (text: string) => string | undefined

/** Statement names of one pool, derived from the statements that its connections send. */
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
 * From now on this connection prepares repeated statements under names: the database parses and plans them once. Only statements with values: a text
 * without values may contain several statements, which cannot be prepared.
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
