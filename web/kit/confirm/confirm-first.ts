/** The header of a response to an action whose call was refused with `auth.confirm-first`. */
export const confirmFirstHeader = 'x-confirm-first'

/** Asks the person to confirm who they are: false if they do not. */
export type AskPerson = (signal: AbortSignal | null) => Promise<boolean>

/**
 * Answers refusals with `auth.confirm-first` for every action of the page: asks the person, then sends the same request again, so that no screen needs
 * code of its own and nothing typed is lost. React Router sends actions with the global `fetch`, with a body that can be sent twice, and has no place
 * between the response and the screen. Returns what ends it.
 */
export function confirmActions(ask: AskPerson, at: Pick<Window, 'fetch'> = window): () => void {
  const send = at.fetch
  let asked: Promise<boolean> | null = null
  /** Several actions at once are one question. */
  const askOnce = (signal: AbortSignal | null) => {
    asked ??= ask(signal).finally(() => {
      asked = null
    })
    return asked
  }
  const confirmed: Window['fetch'] = async (input, init) => {
    const answer = await send(input, init)
    if (!answer.headers.has(confirmFirstHeader) || !(await askOnce(init?.signal ?? null))) return answer
    return confirmed(input, init)
  }
  at.fetch = confirmed
  return () => {
    at.fetch = send
  }
}
