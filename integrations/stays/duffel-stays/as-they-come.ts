/** Runs tasks with limited concurrency, and yields their results in the order of completion. */
export async function* asTheyCome<T>(
  tasks: readonly (() => Promise<T>)[],
  atOnce: number,
): AsyncGenerator<PromiseSettledResult<T>, void> {
  const open = new Map<number, Promise<{ key: number; result: PromiseSettledResult<T> }>>()
  let next = 0
  const start = () => {
    const task = tasks[next]
    if (!task) return
    const key = next
    next += 1
    open.set(
      key,
      Promise.allSettled([task()]).then(([result]) => ({ key, result })),
    )
  }
  for (let count = 0; count < atOnce; count += 1) start()
  while (open.size > 0) {
    const { key, result } = await Promise.race(open.values())
    open.delete(key)
    start()
    yield result
  }
}
