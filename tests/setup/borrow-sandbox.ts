import { buildSandbox } from '#sandbox/app.ts'

export interface BorrowedSandbox {
  url: string
  setClock(now: () => Date): void
  /** Empties it, for the next one who borrows it. */
  giveBack(): void
}

/** The sandboxes of this worker that nobody uses. To build one takes longer than most tests. */
const idle: BorrowedSandbox[] = []

/** An empty sandbox that nobody else uses, without waiting times. Its clock is the real one. */
export async function borrowSandbox(): Promise<BorrowedSandbox> {
  return idle.pop() ?? build()
}

async function build(): Promise<BorrowedSandbox> {
  const real = () => new Date()
  const clock = { now: real }
  const sandbox = await buildSandbox({
    dir: ':memory:',
    seed: 'tradewind',
    latency: 0,
    tourCities: ['Abuja', 'Accra', 'Lagos'],
    now: () => clock.now(),
  })
  const url = await sandbox.listen(0)
  // The worker ends without closing it.
  sandbox.app.server.unref()
  const borrowed: BorrowedSandbox = {
    url,
    setClock(now) {
      clock.now = now
    },
    giveBack() {
      clock.now = real
      sandbox.reset()
      idle.push(borrowed)
    },
  }
  return borrowed
}
