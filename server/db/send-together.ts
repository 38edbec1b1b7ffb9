import type pg from 'pg'

/** From now on the statements sent on this connection in one turn of the event loop are written in one packet. */
export function sendTogether(client: pg.PoolClient): void {
  const send = client.query
  const { stream } = client.connection
  let isCorked = false
  const uncork = () => {
    isCorked = false
    stream.uncork()
  }
  const query = (...given: unknown[]) => {
    if (!isCorked) {
      isCorked = true
      stream.cork()
      // After the promises of this turn, each of which may send a statement.
      process.nextTick(uncork)
    }
    return Reflect.apply(send, client, given)
  }
  Object.assign(client, { query })
}
