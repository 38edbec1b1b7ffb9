import type { Api } from '#contract/index.ts'
import { errorRow, isErrorCode } from '#domain/errors.ts'

/** The data of a failed call. `fields` maps a field's path (`travellers.0.email`) to its error message. */
export type Failure = {
  code: string
  title: string
  body: string
  fields: Record<string, string>
  /** Code of the error dialog that explains it, where there is one. */
  dialogCode: string | null
  /** The values of the catalogue row: a balance, a date, an order's id. */
  detail: unknown
}

/**
 * A refused or failed API call, as loaders and actions see it. React Router reads `type`, `data` and `init` as of a thrown `data()`, so an ApiFailure
 * that a loader does not catch reaches the error boundary with its status and texts.
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

/** The API lists input errors as `problems: [{ path, message }]`; the first one of a field counts. */
function fieldsOf(data: unknown): Record<string, string> {
  const problems = field(data, 'problems')
  const fields: Record<string, string> = {}
  if (!Array.isArray(problems)) return fields
  for (const problem of problems) {
    const path = field(problem, 'path')
    const message = field(problem, 'message')
    if (typeof path === 'string' && typeof message === 'string') fields[path] ??= message
  }
  return fields
}

/** Turns an error of the API into an ApiFailure; returns any other error unchanged. */
export function asFailure(error: unknown): unknown {
  const code = field(error, 'code')
  const status = field(error, 'status')
  if (!(error instanceof Error) || typeof code !== 'string' || typeof status !== 'number') return error
  const row = isErrorCode(code) ? errorRow(code) : null
  const detail = field(error, 'data')
  const failure = {
    code,
    title: row?.title ?? 'Error',
    body: row?.body ?? error.message,
    fields: fieldsOf(detail),
    dialogCode: row?.dialogCode ?? null,
    detail,
  }
  return new ApiFailure(failure, status, error)
}

/** The same API, whose failures are ApiFailures; `onFailure` is called with each. */
export function withFailures(api: Api, onFailure: (failure: Failure) => void = () => {}): Api {
  return wrap(api, onFailure)
}

function wrap<T extends object>(target: T, onFailure: (failure: Failure) => void): T {
  return new Proxy(target, {
    get(owner, key, receiver) {
      const value: unknown = Reflect.get(owner, key, receiver)
      return (typeof value === 'object' && value !== null) || typeof value === 'function' ? wrap(value, onFailure) : value
    },
    apply(call, self, args) {
      const answer: unknown = Reflect.apply(call as never, self, args)
      return Promise.resolve(answer).catch((error: unknown) => {
        const failure = asFailure(error)
        if (failure instanceof ApiFailure) onFailure(failure.data)
        throw failure
      })
    },
  })
}
