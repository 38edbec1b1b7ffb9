import { errorParameters } from '#domain/error-payload.ts'

/** The effect of leaving the dialog: stay on the path, ask for another hotel, or load the page again. */
export type Effect = 'stay' | 'choose-different-hotel' | 'reload'

/** The query string after the dialog: its four parameters are removed, everything else stays (specification section 4). */
export function queryAfter(query: URLSearchParams, effect: Effect): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of errorParameters) next.delete(name)
  if (effect === 'choose-different-hotel') next.set('action', 'choose-different-hotel')
  return next
}
