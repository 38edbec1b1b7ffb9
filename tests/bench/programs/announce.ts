/** Tells the benchmark where this program listens, and ends it with the benchmark. */
export function announce(url: string, close: () => Promise<unknown>): void {
  const stop = () => {
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('disconnect', stop)
  process.send?.(url)
}
