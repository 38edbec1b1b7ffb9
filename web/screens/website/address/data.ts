import type { Api } from '#contract/index.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'

const intents = {
  set: (api: Api, name: string) => api.address.setDomain({ name }),
  check: (api: Api) => api.address.checkDomain(),
  remove: (api: Api) => api.address.removeDomain(),
}
type Intent = keyof typeof intents
const isIntent = (value: string): value is Intent => Object.hasOwn(intents, value)

/** Sets, checks or removes the agency's own domain. */
export async function actOnAddress(api: Api, request: Request) {
  const typed = await readForm(request)
  const intent = typed.intent ?? ''
  try {
    if (!isIntent(intent)) return null
    return { done: intent, address: await intents[intent](api, typed.name ?? '') }
  } catch (error) {
    return failedForm(error, typed, { 'domain.not-allowed': 'name', 'domain.taken': 'name', 'plan.limit-reached': 'name' })
  }
}
