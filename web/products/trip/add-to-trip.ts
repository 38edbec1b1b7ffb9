import type { Api } from '#contract/index.ts'
import { failedForm } from '../../kit/form/outcome.ts'

type Choice = Parameters<Api['plannedItems']['add']>[0]['choice']

/** Adds an offer to the trip that was changed last, and stays on the page, which says so (`useAddedToTrip`). */
export async function addToTrip({ plannedItems }: Api, choice: Choice, typed: Record<string, string> = {}) {
  try {
    const { name, count } = await plannedItems.add({ choice })
    return { added: { name, count, at: Date.now() } }
  } catch (error) {
    return failedForm(error, typed)
  }
}
