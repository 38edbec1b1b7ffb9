import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ApiFailure } from '../../api-failure.ts'
import { apiContext } from '../../context.ts'
import { loader } from './subscribe.tsx'

test('a renewal that was not paid leads back to the subscription, which tells why', async () => {
  const failure = { code: 'plan.past-due', title: '', body: '', fields: {}, dialogCode: null, detail: null }
  const context = new RouterContextProvider()
  context.set(
    apiContext,
    Object({
      subscription: {
        settle: async () => ({ status: 'failed', message: 'Declined', payment: null }),
        quote: () => Promise.reject(new ApiFailure(failure, 409, null)),
        get: async () => ({ awaited: null }),
      },
    }),
  )
  const request = new Request('http://agency.test/gettingStarted/subscribe?plan=growth&interval=month&invoice=7')
  const answer = await loader(Object({ request, context, params: {} })).catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  expect(new Headers(Object(answer).headers).get('location')).toBe('/settings/agency/subscription?invoice=7')
})
