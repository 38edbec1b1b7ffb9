import { z } from 'zod'

/** What a person decided about two listings, each by its key `<supplier>.<listing>`. It wins over every likeness. */
export const Verdict = z.object({ left: z.string(), right: z.string(), verdict: z.enum(['same', 'different']) })
export type Verdict = z.infer<typeof Verdict>

/** Both keys in one, the same whichever comes first. */
export const pairKey = (left: string, right: string): string => (left < right ? `${left}|${right}` : `${right}|${left}`)

/** The last word on each pair. */
export const lastVerdicts = (verdicts: readonly Verdict[]): ReadonlyMap<string, Verdict> =>
  new Map(verdicts.map((verdict) => [pairKey(verdict.left, verdict.right), verdict]))
