import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds between two looks at the event loop, which also are in every figure. */
const RESOLUTION_MS = 1

/** Tells the benchmark where this program listens, and how long its event loop was blocked when asked; ends it with the benchmark. */
export function announce(url: string, close: () => Promise<unknown>): void {
  const stop = () => {
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('disconnect', stop)
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  process.on('message', () => {
    // Nanoseconds. Nothing is measured before somebody asks for the first time.
    process.send?.(Math.max(0, delay.max / 1e6 - RESOLUTION_MS))
    delay.reset()
    delay.enable()
  })
  process.send?.(url)
}
