import { errors, isErrorCode } from '#domain/errors.ts'

/** Internal details of the program: SQL statements, stacks, names of files and packages. */
const inside = [
  /\bselect\b[^]{0,400}\bfrom\b/i,
  /\binsert into\b/i,
  /\bupdate\b[^]{0,200}\bset\b/i,
  /failed query|syntax error|violates \w+ constraint|duplicate key|invalid input syntax|invalid byte sequence|out of range for type/i,
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d+|node:internal|TypeError|RangeError|ReferenceError|SyntaxError|ZodError|drizzle|postgres/i,
]

/** The fault of a response to a hostile request, or null: no server error, no internals, refusals from the catalogue. */
export function judgeAnswer(answer: { statusCode: number; headers: Record<string, unknown>; body: string }): string | null {
  const { statusCode, body } = answer
  if (statusCode >= 500) return `${statusCode}: ${body.slice(0, 200)}`
  if (statusCode < 400) return null
  const leak = inside.find((pattern) => pattern.test(body))
  if (leak) return `the answer tells ${leak}: ${body.slice(0, 200)}`
  if (!String(answer.headers['content-type'] ?? '').startsWith('application/problem+json'))
    return `${statusCode} is no problem detail: ${body.slice(0, 200)}`
  const { code, status, message } = Object(JSON.parse(body))
  if (!isErrorCode(code)) return `${statusCode} has no code of the catalogue: ${body.slice(0, 200)}`
  if (errors[code].status !== statusCode || status !== statusCode)
    return `${statusCode} and ${code} disagree: ${body.slice(0, 200)}`
  // The retry delay has its own text.
  const isOwn = code === 'input.too-many-requests' ? String(message).startsWith('Wait ') : message === errors[code].body
  return isOwn ? null : `${code} is in other words: ${body.slice(0, 200)}`
}
