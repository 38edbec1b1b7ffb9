import { isRouteErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import type { Api } from '#contract/index.ts'
import { ApiFailure, withFailures } from './api-failure.ts'

/** The API's own error, as its client throws it. */
class WireError extends Error {
  readonly code: string
  readonly status: number
  readonly data: unknown
  constructor(code: string, status: number, data: unknown) {
    super('from the wire')
    this.code = code
    this.status = status
    this.data = data
  }
}

const apiThat = (error: unknown) => withFailures({ auth: { signIn: async () => Promise.reject(error) } } as unknown as Api)
const attempt = (error: unknown) =>
  apiThat(error)
    .auth.signIn({ email: 'a@b.test', password: 'x' })
    .catch((thrown: unknown) => thrown)

test('a refused call has the texts of the error catalogue', async () => {
  const failure = await attempt(new WireError('payment.balance-low', 402, { balance: 500000 }))
  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure).toMatchObject({
    init: { status: 402 },
    data: { title: 'Balance too low', dialogCode: '82', detail: { balance: 500000 } },
  })
})

test('input errors are returned by field, the first one of each', async () => {
  const problems = [
    { path: 'email', message: 'Enter an e-mail address.' },
    { path: 'email', message: 'Too long.' },
    { path: 'travellers.0.name', message: 'Enter a name.' },
  ]
  const failure = await attempt(new WireError('input.invalid', 422, { problems }))
  expect(failure).toMatchObject({ data: { fields: { email: 'Enter an e-mail address.', 'travellers.0.name': 'Enter a name.' } } })
})

test('a bug passes unchanged, so that it is reported as one', async () => {
  const bug = new TypeError('x is not a function')
  expect(await attempt(bug)).toBe(bug)
})

test('the result of a call is unchanged', async () => {
  const api = withFailures({ session: { current: async () => ({ attention: 3 }) } } as unknown as Api)
  expect(await api.session.current()).toEqual({ attention: 3 })
  expect(isRouteErrorResponse(await api.session.current())).toBe(false)
})
