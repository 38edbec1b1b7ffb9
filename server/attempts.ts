import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '#domain/errors.ts'

/** How often one subject may try. Guessing is slowed for the address it comes from and the account it aims at, never locked. */
const limits = {
  'sign-in': { points: 10, duration: 300 },
  'sign-up': { points: 10, duration: 3_600 },
  'forgot-password': { points: 5, duration: 3_600 },
  'shop-code': { points: 5, duration: 900 },
  'shop-codes': { points: 30, duration: 900 },
  'shop-sign-in': { points: 10, duration: 900 },
  'shop-sign-ins': { points: 40, duration: 900 },
  'shop-find': { points: 10, duration: 900 },
  'shop-finds': { points: 40, duration: 900 },
  'shop-message': { points: 5, duration: 900 },
  'shop-messages': { points: 60, duration: 3_600 },
  'share-offers': { points: 5, duration: 3_600 },
} as const

type Action = keyof typeof limits

/** What was tried lately, in the memory of this process. */
export interface Attempts {
  /** Counts an attempt; throws input.too-many-requests with the seconds to wait when there were too many. */
  count(action: Action, subject: string): Promise<void>
  /** A success forgives earlier attempts. */
  forgive(action: Action, subject: string): Promise<void>
}

export function createAttempts(): Attempts {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, new RateLimiterMemory({ keyPrefix: name, ...limit })]),
  )
  return {
    async count(action, subject) {
      try {
        await limiters[action]?.consume(subject)
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal
        const wait = Object(refusal).msBeforeNext
        throw new AppError('input.too-many-requests', { retryAfterSeconds: Math.ceil(Number(wait) / 1_000) })
      }
    },
    async forgive(action, subject) {
      await limiters[action]?.delete(subject)
    },
  }
}
