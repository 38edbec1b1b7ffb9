import { ApiFailure } from '../../../api-failure.ts'

/** Resolves with the id of a search once it is accepted, and with its end: it goes on by itself, and its results are kept as they come. */
export async function startSearch(
  events: AsyncIterator<{ type: string; searchId?: string }>,
): Promise<{ searchId: string; finished: Promise<void> }> {
  const first = await events.next()
  const searchId = first.done ? undefined : first.value.searchId
  if (!searchId) throw new Error('the search ended before it started')
  return { searchId, finished: finish(events) }
}

/** What became of it, its results say. */
async function finish(events: AsyncIterator<unknown>): Promise<void> {
  try {
    while (!(await events.next()).done);
  } catch (error) {
    if (!(error instanceof ApiFailure)) console.error(error)
  }
}
