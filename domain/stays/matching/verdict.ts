import { z } from 'zod'

/** A person's decision about two listings, each by its key `<supplier>.<listing>`. It has priority over every score. */
export const Verdict = z.object({ left: z.string(), right: z.string(), verdict: z.enum(['same', 'different']) })
export type Verdict = z.infer<typeof Verdict>

/** Both keys as one, in any order. */
export const pairKey = (left: string, right: string): string => (left < right ? `${left}|${right}` : `${right}|${left}`)

/** The latest decision about each pair. */
export const lastVerdicts = (verdicts: readonly Verdict[]): ReadonlyMap<string, Verdict> =>
  new Map(verdicts.map((verdict) => [pairKey(verdict.left, verdict.right), verdict]))
