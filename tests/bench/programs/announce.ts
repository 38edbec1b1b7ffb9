/** Sends this program's address to the benchmark, and ends the program with the benchmark. */
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
