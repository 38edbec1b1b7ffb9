import type { Api } from '#contract/index.ts'
import { startPayment } from './start-payment.ts'
import { tripPaths } from '../../cart/checkout/paths.ts'
import { type CustomerReason, customerReasonNames } from '#domain/quotes/quote-status.ts'

const reasonOf = (text: string): CustomerReason | null => customerReasonNames.find((name) => name === text) ?? null

/** What the customer's forms send, by their `intent`. Returns the address to go on to. */
export async function answerShared(api: Api['sharedQuotes'], token: string, form: FormData): Promise<string> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const done = (what: string, at = 'answer') => `/quote/${token}?done=${what}#${at}`
  const version = Number(text('version'))
  const intent = text('intent')
  if (intent === 'comment') {
    await api.comment({ token, text: text('text') })
    return done('asked', 'questions')
  }
  if (intent === 'book') return tripPaths((await api.book({ token })).checkoutId).details
  if (intent === 'pay') return startPayment(api, token, form)
  if (intent === 'confirm') {
    const { status } = await api.confirmPayment({ token })
    return status === 'succeeded' ? done('paid', 'pay') : done('awaited', 'pay')
  }
  if (intent === 'decline') {
    await api.decline({ token, version, why: reasonOf(text('why')), reason: text('reason') })
    return done('declined')
  }
  const optionId = text('option')
  const itemIds = form.getAll(`with-${optionId}`).filter((id): id is string => typeof id === 'string')
  await api.accept({ token, version, optionId, itemIds, name: text('name') })
  return done('accepted')
}
