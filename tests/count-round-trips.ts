import type pg from 'pg'

/**
 * Counts the statements of a pool from now on, including begin and commit, and the round trips. Statements that are sent before the answer to an
 * earlier one on their connection need no round trip of their own.
 */
export function countRoundTrips(pool: pg.Pool) {
  const asked = { statements: 0, roundTrips: 0 }
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const send = client.query
    let unanswered = 0
    const answered = () => {
      unanswered -= 1
    }
    const query = (statement: unknown, values?: unknown, done?: (...answer: unknown[]) => void) => {
      asked.statements += 1
      if (unanswered === 0) asked.roundTrips += 1
      unanswered += 1
      const tell = (...answer: unknown[]) => {
        answered()
        done?.(...answer)
      }
      const answer: unknown = Reflect.apply(send, client, [statement, values, ...(done ? [tell] : [])])
      if (answer instanceof Promise) answer.then(answered, answered)
      return answer
    }
    Object.assign(client, { query })
  })
  return { asked, reset: () => Object.assign(asked, { statements: 0, roundTrips: 0 }) }
}
