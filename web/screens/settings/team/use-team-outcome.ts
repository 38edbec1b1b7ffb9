import { useEffect } from 'react'
import { toast } from '../../../kit/toast.ts'
import type { TeamOutcome } from './team-action.ts'

/** Says what was done; returns the outcome of the form with that intent. */
export function useTeamOutcome(outcome: TeamOutcome | undefined) {
  const done = outcome && 'done' in outcome ? outcome.done : null
  useEffect(() => {
    if (done) toast.done(done)
  }, [done, outcome])
  return {
    failed: outcome && 'failure' in outcome ? outcome : null,
    many: outcome && 'many' in outcome ? outcome.many : null,
    isDone: done !== null,
  }
}
