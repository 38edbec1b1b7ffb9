import type { z } from 'zod'
import type { System } from '../system.ts'

/** Work that is done later, at least once: a handler finds what it has to do in the database and can run twice without harm. */
export interface Job<T extends z.ZodType = z.ZodType> {
  /** `area.verb`, also the queue's name. */
  name: string
  payload: T
  /** Tries after the first one; each waits longer. */
  retries: number
  handle(system: System, payload: z.infer<T>): Promise<void>
}

export const defineJob = <T extends z.ZodType>(job: Job<T>): Job<T> => job
