export interface Timers {
  after(ms: number, work: () => void): void
  /** Cancels all pending timers; the store contains them for the next start. */
  stop(): void
}

/** Timers that end with the server, so that none of them writes to a closed store. */
export function openTimers(): Timers {
  const running = new Set<NodeJS.Timeout>()
  return {
    after(ms, work) {
      const timer = setTimeout(() => {
        running.delete(timer)
        work()
      }, ms)
      timer.unref()
      running.add(timer)
    },
    stop() {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    },
  }
}
