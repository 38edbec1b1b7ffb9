/**
 * What a source yields, taken together as long as more comes within `milliseconds` of the first of a batch: for work that costs the same for one item and for
 * many. What a source throws is thrown after what it had yielded.
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
        // A source that failed says so when its next item is asked for, not in the middle of a batch.
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
