/** Milliseconds from the last change until it is sent, and until a failed request is retried. */
const PAUSE = 1_000
const RETRY = 4_000

export type SaveState =
  | { kind: 'saved' }
  /** Will be sent in a second. */
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** Stored in this browser and retried automatically. */
  | { kind: 'unreachable' }
  /** Refused by the server, with the reason. */
  | { kind: 'refused'; says: string }
  /** Somebody else saved meanwhile; nothing is sent until the user decides. */
  | { kind: 'elsewhere'; by: string; at: string; revision: number }

export type Sent = { kind: 'stored'; revision: number } | Extract<SaveState, { kind: 'unreachable' | 'refused' | 'elsewhere' }>

interface Given<T> {
  /** The revision of the draft that the changes are based on. */
  revision: number
  send(draft: T, revision: number, isReplacement: boolean): Promise<Sent>
  /** Runs a function after some milliseconds; returns a function that cancels it. */
  later(milliseconds: number, run: () => void): () => void
  tell(state: SaveState): void
}

export interface Saver<T> {
  /** A replacement overwrites what somebody else saved, which the server stores as a version. */
  change(draft: T, isReplacement?: boolean): void
  /** Sends unsent changes at once. True when everything is saved. */
  flush(): Promise<boolean>
  /** Resolves `elsewhere`: the changes here replace what they saved. */
  keepMine(): Promise<boolean>
  /** Somebody else's draft was loaded. */
  begin(revision: number): void
  /** Reports that somebody else saved, as found by a call other than saving. */
  stop(state: Extract<SaveState, { kind: 'elsewhere' }>): void
  revision(): number
}

/** Saves a draft: one request at a time, the latest change wins, and somebody else's draft is never overwritten without a decision. */
export function createSaver<T>({ revision: first, send, later, tell }: Given<T>): Saver<T> {
  let revision = first
  let waiting: { draft: T } | null = null
  let isReplacement = false
  let running: Promise<void> | null = null
  let state: SaveState = { kind: 'saved' }
  let cancel = () => {}

  const show = (next: SaveState) => {
    state = next
    tell(next)
  }
  const start = (milliseconds: number) => {
    cancel()
    cancel = later(milliseconds, () => void flush())
  }
  async function run() {
    while (waiting) {
      const sent = waiting
      waiting = null
      show({ kind: 'saving' })
      const answer = await send(sent.draft, revision, isReplacement)
      if (answer.kind === 'stored') {
        revision = answer.revision
        isReplacement = false
        continue
      }
      waiting ??= sent
      show(answer)
      if (answer.kind === 'unreachable') start(RETRY)
      return
    }
    show({ kind: 'saved' })
  }
  async function flush() {
    cancel()
    if (state.kind === 'elsewhere') return false
    if (waiting || running) {
      running ??= run().finally(() => {
        running = null
      })
      await running
    }
    return waiting === null
  }
  return {
    change(draft, replaces = false) {
      waiting = { draft }
      isReplacement ||= replaces
      if (state.kind === 'elsewhere') return
      if (!running) show({ kind: 'changed' })
      start(PAUSE)
    },
    flush,
    keepMine() {
      if (state.kind === 'elsewhere') {
        revision = state.revision
        isReplacement = true
        show({ kind: 'changed' })
      }
      return flush()
    },
    begin(next) {
      cancel()
      waiting = null
      isReplacement = false
      revision = next
      show({ kind: 'saved' })
    },
    stop: show,
    revision: () => revision,
  }
}
