import type { Api } from '#contract/index.ts'
import { failedForm } from '../../kit/form/outcome.ts'

/** The answer of a page's action to the button of its history; null for any other form of the page. */
export async function restoreChange(agency: Api['agency'], typed: Record<string, string>) {
  if (typed.intent !== 'restore') return null
  try {
    await agency.restoreChange({ id: typed.change ?? '' })
    return { done: 'Restored.' }
  } catch (error) {
    return failedForm(error, typed)
  }
}
