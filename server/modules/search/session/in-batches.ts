/**
 * Batches a source's values: a batch has all values that arrive within `milliseconds` of its first one, for work whose cost does not depend on their
 * number. An error of the source is thrown after its earlier values.
 */
export async function* inBatches<T>(source: AsyncIterable<T>, milliseconds: number): AsyncGenerator<T[]> {
  const items = source[Symbol.asyncIterator]()
  let next = items.next()
  try {
    for (;;) {
      const first = await next
      if (first.done) return
      const batch = [first.value]
      let timer: ReturnType<typeof setTimeout> | undefined
      const over = new Promise<'over'>((resolve) => {
        timer = setTimeout(resolve, milliseconds, 'over')
      })
      next = items.next()
      for (;;) {
        // An error of the source is thrown with the next read, not in the middle of a batch.
        const more = await Promise.race([next.catch(() => 'over' as const), over])
        if (more === 'over' || more.done) break
        batch.push(more.value)
        next = items.next()
      }
      clearTimeout(timer)
      yield batch
    }
  } finally {
    await items.return?.()
  }
}
