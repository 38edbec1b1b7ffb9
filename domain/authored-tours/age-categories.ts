import type { AgeCategory } from './option-shape.ts'

export const FIRST_AGE = 0
export const LAST_AGE = 99

const ages = (from: number, to: number) => (from === to ? `age ${from}` : `ages ${from} to ${to}`)

/** The faults of categories in sentences: together they must cover each age from 0 to 99 exactly once. */
export function ageFaults(categories: readonly AgeCategory[]): string[] {
  if (categories.length === 0) return ['Add an age category.']
  const reversed = categories.filter(({ minAge, maxAge }) => minAge > maxAge)
  if (reversed.length > 0) return reversed.map(({ title }) => `${title || 'A category'}: the first age is after the last.`)
  const faults: string[] = []
  const inOrder = [...categories].sort((a, b) => a.minAge - b.minAge)
  let next = FIRST_AGE
  for (const { minAge, maxAge } of inOrder) {
    if (minAge > next) faults.push(`No category has ${ages(next, minAge - 1)}.`)
    if (minAge < next) faults.push(`Two categories have ${ages(minAge, Math.min(next - 1, maxAge))}.`)
    next = Math.max(next, maxAge + 1)
  }
  if (next <= LAST_AGE) faults.push(`No category has ${ages(next, LAST_AGE)}.`)
  return faults
}

/** The category of an age; null for an age that cannot take part. */
export const categoryOf = (categories: readonly AgeCategory[], age: number): AgeCategory | null =>
  categories.find(({ minAge, maxAge, isAdmitted }) => isAdmitted && minAge <= age && age <= maxAge) ?? null
