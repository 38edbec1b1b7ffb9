const HOUR = 3_600_000

/** A review is asked for once people are back and have slept. */
const ASK_AFTER_HOURS = 20
/** How long the link of the mail can be used. */
export const REVIEW_DAYS = 60

/** When a review of a departure is asked for. */
export const askAt = (endsAt: Date): Date => new Date(endsAt.getTime() + ASK_AFTER_HOURS * HOUR)

/** The end of the link of a request. */
export const reviewUntil = (askedAt: Date): Date => new Date(askedAt.getTime() + REVIEW_DAYS * 24 * HOUR)

export type ReviewState = 'open' | 'written' | 'expired'

/** A link works once, and until it ends. */
export function stateOfRequest({ writtenAt, until }: { writtenAt: Date | null; until: Date }, now: Date): ReviewState {
  if (writtenAt) return 'written'
  return until <= now ? 'expired' : 'open'
}

/** The name under a review that is proposed: `Ama M.` */
export function signatureOf(name: string): string {
  const [given = '', ...rest] = name.trim().split(/\s+/)
  const family = rest.at(-1)
  return family ? `${given} ${[...family][0] ?? ''}.` : given
}
