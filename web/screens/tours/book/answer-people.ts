import { type RouterContextProvider, redirect } from 'react-router'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { answerFailedStep } from '../../../products/checkout/answer-failed-step.ts'
import { openCheckout } from '../../../products/checkout/open-checkout.ts'
import { refusePeople } from '../../../products/checkout/refuse-people.ts'
import { readStep } from './paths.ts'
import { problemsOfForm, readPeople } from './read-people.ts'

type Context = Readonly<RouterContextProvider>

/** Saves the people, their answers and the contact, and goes on to the review. */
export async function answerPeople(request: Request, context: Context) {
  const api = context.get(apiContext)
  const { id, paths } = readStep(request)
  const typed = await readForm(request)
  try {
    const { offer } = await openCheckout(api, id, paths)
    const people = readPeople(typed, offer)
    const refused = await save(() => api.tours.saveParticipants({ id, ...people }))
    if (refused) return refusePeople(problemsOfForm(refused, people), typed)
  } catch (error) {
    return answerFailedStep(error, { here: paths.details, paths, typed })
  }
  return redirect(paths.review)
}

/** The errors by field of a refused call; null once it is accepted. */
async function save(call: () => Promise<unknown>): Promise<Record<string, string> | null> {
  try {
    await call()
    return null
  } catch (error) {
    const isAboutFields = error instanceof ApiFailure && error.data.code === 'input.invalid'
    if (!isAboutFields || Object.keys(error.data.fields).length === 0) throw error
    return error.data.fields
  }
}
