import type pg from 'pg'

/** From here on what is asked of this connection in one turn of the event loop is sent in one packet. */
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
      // After the promises of this turn, of which each may ask something.
      process.nextTick(uncork)
    }
    return Reflect.apply(send, client, given)
  }
  Object.assign(client, { query })
}
