import type { z } from 'zod'
import type { System } from '../system.ts'

/** Background work that runs at least once: a handler reads its input from the database and is idempotent. */
export interface Job<T extends z.ZodType = z.ZodType> {
  /** `area.verb`, also the queue's name. */
  name: string
  payload: T
  /** Retries after the first run, each with a longer delay. */
  retries: number
  handle(system: System, payload: z.infer<T>): Promise<void>
}

export const defineJob = <T extends z.ZodType>(job: Job<T>): Job<T> => job
