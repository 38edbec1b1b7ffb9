import { type ParsedRoom, UNKNOWN_CATEGORY } from './parse-room.ts'

/** From this score on two suppliers' rooms are one. */
export const SAME_ROOM_FROM = 0.7

/** The penalty for facts that only one side has, or that differ slightly. */
const COSTS = { category: 0.15, beds: 0.1, sleeps: 0.1, size: 0.1, extraWord: 0.2 }
/** Sizes that differ by more than this share are different rooms. */
const SIZE_TOLERANCE = 0.15
/** Unknown words identify the room; most of them must be equal. */
const SHARED_WORDS = 0.75

export interface ComparedRoom extends ParsedRoom {
  sizeSqm: number | null
}

const PLAIN = new Set([UNKNOWN_CATEGORY, 'standard', 'classic'])

const differ = <T>(a: T | null, b: T | null): boolean => a !== null && b !== null && a !== b

/** Whether known facts of two rooms contradict each other. */
function contradict({ facts: a }: ComparedRoom, { facts: b }: ComparedRoom): boolean {
  const isCategory = a.category === b.category || (PLAIN.has(a.category) && PLAIN.has(b.category))
  // Guests pay for a view: a room without one is never sold as a room with one.
  if (!isCategory || a.view !== b.view || a.isAccessible !== b.isAccessible) return true
  return differ(a.beds, b.beds) || (a.smoking === true) !== (b.smoking === true)
}

function restScore(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 1
  const shared = a.filter((word) => b.includes(word)).length
  const all = a.length + b.length - shared
  if (a.length === 0 || b.length === 0) return 1 - all * COSTS.extraWord
  return shared / all >= SHARED_WORDS ? 1 - (all - shared) * COSTS.extraWord : 0
}

/** 0 to 1: how likely rooms of two suppliers are the same room of a property. */
export function scoreRooms(a: ComparedRoom, b: ComparedRoom): number {
  if (contradict(a, b)) return 0
  const rest = restScore(a.rest, b.rest)
  const [left, right] = [a.sizeSqm ?? 0, b.sizeSqm ?? 0]
  const isOtherSize = left > 0 && right > 0 && Math.abs(left - right) > SIZE_TOLERANCE * Math.max(left, right)
  const losses = [
    a.facts.category === b.facts.category ? 0 : COSTS.category,
    a.facts.beds === b.facts.beds ? 0 : COSTS.beds,
    a.facts.sleeps === b.facts.sleeps ? 0 : COSTS.sleeps,
    isOtherSize ? COSTS.size : 0,
  ]
  return Math.max(0, rest - losses.reduce((sum, loss) => sum + loss, 0))
}
