const PATIENCE_MS = 15_000

/**
 * Stops cleanly on Ctrl-C, on a termination signal, and after the parent program ended. A second signal, or a stop of more than 15 seconds, ends the
 * process at once.
 */
export function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false
  const begin = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin)
  process.on('disconnect', begin)
  process.channel?.unref()
}
