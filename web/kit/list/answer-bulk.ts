import { data } from 'react-router'
import { ApiFailure } from '../../api-failure.ts'

/** The result of each row of a bulk action. */
export type BulkOutcome = { bulk: { id: string; problem: string | null }[] }

/** As many rows as the largest page has. */
const MOST = 100

/**
 * Runs the action of a list's bulk bar: the form's `bulk` is a name of `runs`, each `id` a row, `value` the text that was asked for. One after another, so that a supplier does not get a
 * hundred requests at once; a row that fails does not stop the others.
 */
export async function answerBulk(
  request: Request,
  runs: Record<string, (id: string, value: string) => Promise<unknown>>,
): Promise<BulkOutcome> {
  const form = await request.formData()
  const run = runs[String(form.get('bulk'))]
  if (!run) throw data(null, { status: 400 })
  const value = String(form.get('value') ?? '')
  const ids = new Set(form.getAll('id').map(String))
  const bulk: BulkOutcome['bulk'] = []
  for (const id of [...ids].slice(0, MOST)) {
    // oxlint-disable-next-line no-await-in-loop -- One after another on purpose.
    bulk.push({ id, problem: await problemOf(() => run(id, value)) })
  }
  return { bulk }
}

async function problemOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return error.data.body
  }
}
