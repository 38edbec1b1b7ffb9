import type { Api } from '#contract/index.ts'
import { errorRow, isErrorCode } from '#domain/errors.ts'

/** What a failed call tells a screen. `fields` maps a field's path (`travellers.0.email`) to what is wrong with it. */
export type Failure = { code: string; title: string; body: string; fields: Record<string, string>; detail: unknown }

/**
 * A refused or failed API call, as loaders and actions see it. React Router reads `type`, `data` and `init` as a thrown
 * `data()`, so one that a loader does not catch reaches the error boundary with its status and words.
 */
export class ApiFailure extends Error {
  readonly type = 'DataWithResponseInit'
  readonly data: Failure
  readonly init: { status: number }
  constructor(failure: Failure, status: number, cause: unknown) {
    super(failure.body, { cause })
    this.name = 'ApiFailure'
    this.data = failure
    this.init = { status }
  }
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined

function fieldsOf(data: unknown): Record<string, string> {
  const issues = field(data, 'issues')
  const fields: Record<string, string> = {}
  if (!Array.isArray(issues)) return fields
  for (const issue of issues) {
    const path: unknown = field(issue, 'path')
    const message = field(issue, 'message')
    const name = Array.isArray(path)
      ? path.map((part) => (typeof part === 'object' ? field(part, 'key') : part)).join('.')
      : String(path ?? '')
    if (typeof message === 'string') fields[name] ??= message
  }
  return fields
}

/** Turns an error of the API into an ApiFailure; anything else comes back as it is. */
function asFailure(error: unknown): unknown {
  const code = field(error, 'code')
  const status = field(error, 'status')
  if (!(error instanceof Error) || typeof code !== 'string' || typeof status !== 'number') return error
  const row = isErrorCode(code) ? errorRow(code) : status === 400 ? errorRow('input.invalid') : null
  const detail = field(error, 'data')
  const failure = { code, title: row?.title ?? 'Error', body: row?.body ?? error.message, fields: fieldsOf(detail), detail }
  return new ApiFailure(failure, status, error)
}

/** The same API, whose failures are ApiFailures. */
export function withFailures(api: Api): Api {
  return wrap(api)
}

function wrap<T extends object>(target: T): T {
  return new Proxy(target, {
    get(owner, key, receiver) {
      const value: unknown = Reflect.get(owner, key, receiver)
      return (typeof value === 'object' && value !== null) || typeof value === 'function' ? wrap(value) : value
    },
    apply(call, self, args) {
      const answer: unknown = Reflect.apply(call as never, self, args)
      return Promise.resolve(answer).catch((error: unknown) => {
        throw asFailure(error)
      })
    },
  })
}
