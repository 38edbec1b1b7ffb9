import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { inDays } from '../days/each-day.ts'

/** An id that nothing has. */
export const NOWHERE = '0190d3a4-0000-7000-8000-00000000dead'
const all = 'octo/pricing, octo/content, octo/pickups, octo/questions'

/** Calls the endpoint for resellers with a key. */
export const askingOcto =
  (t: TestApp, key: string) =>
  async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await t.app.inject({
      method,
      url: `/octo${path}`,
      headers: {
        host: 'localhost',
        authorization: `Bearer ${key}`,
        'octo-capabilities': all,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }
export type AskOcto = ReturnType<typeof askingOcto>

/** The departure at 09:00 in so many days. */
export const startIn = (days: number) => `${inDays(days)}T09:00`

export const refused = (error: string, more: object = {}) => ({
  status: 400,
  body: { error, errorMessage: expect.any(String), ...more },
})
