import type { Api } from '#contract/index.ts'
import { type CustomerReason, customerReasonNames } from '#domain/quotes/quote-status.ts'

const reasonOf = (text: string): CustomerReason | null => customerReasonNames.find((name) => name === text) ?? null

/** What the customer's forms send, by their `intent`. Returns what was done, for the page after it. */
export async function answerShared(api: Api['sharedQuotes'], token: string, form: FormData): Promise<string> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const version = Number(text('version'))
  const intent = text('intent')
  if (intent === 'comment') {
    await api.comment({ token, text: text('text') })
    return 'asked'
  }
  if (intent === 'decline') {
    await api.decline({ token, version, why: reasonOf(text('why')), reason: text('reason') })
    return 'declined'
  }
  const optionId = text('option')
  const itemIds = form.getAll(`with-${optionId}`).filter((id): id is string => typeof id === 'string')
  await api.accept({ token, version, optionId, itemIds, name: text('name') })
  return 'accepted'
}
