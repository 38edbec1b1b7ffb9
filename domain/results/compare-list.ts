import { compareLimit } from '../defaults.ts'

export interface Compared<T> {
  list: T[]
  /** Why the list is not simply one longer: it is full, or it started again. Null when there is nothing to say. */
  said: 'full' | 'restarted' | null
}

/** What makes two things one, and which can stand side by side. */
export interface ComparedBy<T> {
  isSame: (a: T, b: T) => boolean
  goTogether: (a: T, b: T) => boolean
}

/** Adds one. What does not go with the rest replaces them all; a fifth is not added; one that is there already changes nothing. */
export function addCompared<T>(list: readonly T[], item: T, { isSame, goTogether }: ComparedBy<T>): Compared<T> {
  if (list.some((one) => !goTogether(one, item))) return { list: [item], said: 'restarted' }
  if (list.some((one) => isSame(one, item))) return { list: [...list], said: null }
  if (list.length >= compareLimit) return { list: [...list], said: 'full' }
  return { list: [...list, item], said: null }
}
