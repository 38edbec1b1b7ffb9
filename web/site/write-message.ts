import { data, type RouterContextProvider } from 'react-router'
import { ApiFailure } from '../api-failure.ts'
import { apiContext } from '../context.ts'
import type { MessageOutcome } from './shop/shop-facts.ts'

const names = ['name', 'email', 'phone', 'topic', 'message', 'reference'] as const

/** Handles a message form: errors are returned with the typed values. */
export async function writeMessage(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed: Record<string, string> = Object.fromEntries(names.map((name) => [name, read(name)]))
  const answer = (outcome: MessageOutcome, status: number) => data(outcome, { status })
  try {
    await context.get(apiContext).shop.write({
      name: read('name'),
      email: read('email'),
      phone: read('phone'),
      topic: read('topic'),
      message: read('message'),
      reference: read('reference'),
    })
    return answer({ isSent: true, says: null, fields: {}, typed: {} }, 200)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { fields, body } = error.data
    const isAboutFields = Object.keys(fields).length > 0
    const says = isAboutFields ? 'Your message was not sent yet. Please look at the marked fields.' : body
    return answer({ isSent: false, says, fields, typed }, error.init.status)
  }
}
