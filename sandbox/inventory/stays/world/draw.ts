import { blend, hash, pick, share } from '../../hash.ts'

/** Salts by word, so that each fact is drawn from its own stream. */
const salts = new Map<string, number>()

function saltOf(word: string): number {
  const known = salts.get(word)
  if (known !== undefined) return known
  const salt = hash(word)
  salts.set(word, salt)
  return salt
}

/** The pseudo-random number for one fact: the same seed and word give the same number. Words are a fixed vocabulary, never input. */
export const draw = (seed: number, word: string): number => blend(seed, saltOf(word))

/** The number as a share: 0 up to, not including, 1. */
export const chance = (seed: number, word: string): number => share(draw(seed, word))

export const pickFor = <T>(values: readonly T[], seed: number, word: string): T => pick(values, draw(seed, word))

/** A number between two, evenly. */
export const between = (low: number, high: number, seed: number, word: string): number => low + (high - low) * chance(seed, word)

/** A whole number between two, both included. */
export const wholeBetween = (low: number, high: number, seed: number, word: string): number =>
  low + Math.floor(chance(seed, word) * (high - low + 1))

/** One of several, by weight; the weights need no particular sum. */
export function weighted<T extends string>(weights: Readonly<Record<T, number>>, seed: number, word: string): T
export function weighted(weights: Readonly<Record<string, number>>, seed: number, word: string): string {
  const entries = Object.entries(weights)
  let left = chance(seed, word) * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of entries) {
    left -= weight
    if (left < 0) return value
  }
  return entries.at(-1)?.[0] ?? ''
}
