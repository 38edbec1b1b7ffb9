/** What happens to the other items when one cannot be booked: they stay booked, or everything is undone. */
export const failureChoices = ['keep', 'undo'] as const
export type FailureChoice = (typeof failureChoices)[number]
export const failureChoiceLabels: Record<FailureChoice, string> = { keep: 'Keep what can be booked', undo: 'All or nothing' }

/**
 * An item of a paid trip: `waiting` is paid and not yet asked for; `asked` until its seller has answered; `failed` and `undone` have returned their
 * money; `undoing` and `stuck` are booked items of a trip that failed: one that is being cancelled, and one that cannot be cancelled for all its money.
 */
export const itemStates = ['waiting', 'asked', 'booked', 'failed', 'undoing', 'undone', 'stuck'] as const
export type ItemState = (typeof itemStates)[number]

export interface SagaItem {
  id: string
  state: ItemState
  /** A policy: with `keep` it is bought once something that it insures is booked. */
  followsOthers: boolean
}

/** What is to be done now; empty lists while the seller of an item is asked, and once the trip is settled. */
export interface SagaStep {
  ask: readonly string[]
  fail: readonly string[]
  undo: readonly string[]
}

const idsIn = (items: readonly SagaItem[], state: ItemState): string[] =>
  items.filter((item) => item.state === state).map(({ id }) => id)

/**
 * The next step of booking a paid trip, whose items are in the order of their risk. With `keep` every item is asked for, whatever becomes of the others,
 * and those that follow others at the end, if any other is booked. With `undo` one item is asked for after the other; once one fails, those that wait
 * fail too and those that are booked are cancelled.
 */
export function nextStep(items: readonly SagaItem[], choice: FailureChoice): SagaStep {
  if (choice === 'keep') return nextToKeep(items)
  const waiting = idsIn(items, 'waiting')
  const hasFailed = items.some(({ state }) => state === 'failed')
  if (hasFailed) return { ask: [], fail: waiting, undo: idsIn(items, 'booked') }
  const isAsking = items.some(({ state }) => state === 'asked')
  return { ask: isAsking ? [] : waiting.slice(0, 1), fail: [], undo: [] }
}

function nextToKeep(items: readonly SagaItem[]): SagaStep {
  const [followers, others] = [items.filter((item) => item.followsOthers), items.filter((item) => !item.followsOthers)]
  const isEnded = others.every(({ state }) => state !== 'waiting' && state !== 'asked')
  const isNeeded = others.length === 0 || others.some(({ state }) => state === 'booked')
  const last = isEnded ? idsIn(followers, 'waiting') : []
  return { ask: [...idsIn(others, 'waiting'), ...(isNeeded ? last : [])], fail: isNeeded ? [] : last, undo: [] }
}

/** What is chosen at first: a party wants all of its rooms or none. */
export const usualChoice = (
  items: readonly { isFreeToUndo: boolean }[],
  { isOneParty }: { isOneParty: boolean },
): FailureChoice => (isOneParty && canPromiseAll(items) ? 'undo' : 'keep')

/** Items in the order of their risk: those that can be cancelled for all their money first, so that one that cannot is booked last. */
export const byRisk = <T extends { isFreeToUndo: boolean }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => Number(b.isFreeToUndo) - Number(a.isFreeToUndo))

/** Whether all or nothing can be promised: at most one item, which is booked last, cannot be cancelled for all its money. */
export const canPromiseAll = (items: readonly { isFreeToUndo: boolean }[]): boolean =>
  items.filter(({ isFreeToUndo }) => !isFreeToUndo).length <= 1
