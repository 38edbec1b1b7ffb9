/** Several senders, one receiver. Values sent before `close` are still received; later ones are not. */
export interface Channel<T> {
  send(value: T): void
  close(): void
  receive(): AsyncGenerator<T>
}

export function createChannel<T>(): Channel<T> {
  const waiting: T[] = []
  let isClosed = false
  let wake = () => {}
  return {
    send(value) {
      if (isClosed) return
      waiting.push(value)
      wake()
    },
    close() {
      isClosed = true
      wake()
    },
    async *receive() {
      for (;;) {
        yield* waiting.splice(0)
        if (waiting.length > 0) continue
        if (isClosed) return
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
