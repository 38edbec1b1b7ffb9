/** Milliseconds after the last change until it is sent, and until one that could not be sent is tried again. */
const PAUSE = 1_000
const RETRY = 4_000

export type SaveState =
  | { kind: 'saved' }
  /** Sent in a second. */
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** Kept here and tried again by itself. */
  | { kind: 'unreachable' }
  /** It cannot be kept as it is: says why. */
  | { kind: 'refused'; says: string }
  /** Somebody else saved meanwhile; nothing is sent until a person decides. */
  | { kind: 'elsewhere'; by: string; at: string; revision: number }

export type Sent = { kind: 'kept'; revision: number } | Extract<SaveState, { kind: 'unreachable' | 'refused' | 'elsewhere' }>

interface Given<T> {
  /** Of the draft that the work starts from. */
  revision: number
  send(draft: T, revision: number, isReplacement: boolean): Promise<Sent>
  /** Runs something after some milliseconds; gives back what stops it. */
  later(milliseconds: number, run: () => void): () => void
  tell(state: SaveState): void
}

export interface Saver<T> {
  /** A replacement takes the place of what somebody else saved, which the server stores. */
  change(draft: T, isReplacement?: boolean): void
  /** Sends at once what is not sent. True when everything is kept. */
  flush(): Promise<boolean>
  /** Answers `elsewhere`: what is here goes on top of what they saved. */
  keepMine(): Promise<boolean>
  /** Somebody else's draft was taken in its place. */
  begin(revision: number): void
  /** Says that somebody else saved, as another call than saving heard. */
  stop(state: Extract<SaveState, { kind: 'elsewhere' }>): void
  revision(): number
}

/** Keeps a draft: one saving at a time, the latest wins, and nobody else's is overwritten unasked. */
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
      if (answer.kind === 'kept') {
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
