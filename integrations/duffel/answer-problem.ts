import { json } from '../http/serve-answers.ts'

/** For tests: Duffel's error response. */
export const problem = (status: number, code: string, type = 'invalid_state_error') =>
  json(status, {
    errors: [{ type, code, title: 'Refused', message: 'in words', documentation_url: '' }],
    meta: { status, request_id: 'r' },
  })
