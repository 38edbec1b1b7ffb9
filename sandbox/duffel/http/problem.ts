import { type ProblemCode, problems } from './error-table.ts'

/** The source of an error: a field and its JSON pointer inside `data`, or the slug of the airline that refused. */
export type ProblemSource = { field: string; pointer: string } | string

export interface ProblemItem {
  code: ProblemCode
  message?: string
  source?: ProblemSource
}

/** A refusal: one or more rows of the error table, answered with the first one's status. */
export class Problem extends Error {
  readonly items: ProblemItem[]

  constructor(items: ProblemItem[]) {
    super(items.map((item) => item.code).join(', '))
    this.items = items
  }
}

/** A refusal with one reason. */
export const problem = (code: ProblemCode, message?: string, source?: ProblemSource) => new Problem([{ code, message, source }])

/** A refusal of one field of the body; `path` such as `['passengers', 0, 'born_on']`. */
export function fieldProblem(code: ProblemCode, path: (string | number)[], message?: string): Problem {
  return problem(code, message, sourceOf(path))
}

export function sourceOf(path: readonly PropertyKey[]): { field: string; pointer: string } {
  const names = path.map(String)
  const named = names.findLast((name) => !/^\d+$/.test(name))
  return { field: named ?? '', pointer: `/${names.join('/')}` }
}

const DOCUMENTATION = 'https://duffel.com/docs/api/overview/errors'

/** The error envelope and its HTTP status. */
export function describeProblem(refusal: Problem, requestId: string) {
  const errors = refusal.items.map(({ code, message, source }) => {
    const row = problems[code]
    // The vendor names this one error by its status.
    const named = code === 'unsupported_operation' ? 400 : code
    return {
      type: row.type,
      code: named,
      title: row.title,
      message: message ?? row.says,
      documentation_url: DOCUMENTATION,
      ...(source === undefined ? {} : { source }),
    }
  })
  const first = refusal.items[0]
  const status = first === undefined ? 500 : problems[first.code].status
  return { status, body: { errors, meta: { status, request_id: requestId } } }
}
