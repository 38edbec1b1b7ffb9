import type { Api } from '#contract/index.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import type { AddedToTrip } from './added-to-trip.ts'

type Choice = Parameters<Api['plannedItems']['add']>[0]['choice']

/** Adds an offer to the trip that was changed last, and stays on the page, which says so (`useAddedToTrip`). */
export async function addToTrip({ plannedItems }: Api, choice: Choice, typed: Record<string, string> = {}) {
  try {
    const { name, count, item } = await plannedItems.add({ choice })
    const outcome: AddedToTrip = { added: { name, count, item, at: Date.now() } }
    return outcome
  } catch (error) {
    return failedForm(error, typed)
  }
}
