/** A text format and its error message. Zod shapes and forms share these rules, so that a form validates without its shape. */
export interface TextRule {
  pattern: RegExp
  says: string
}

/** The error of one field; the path is that of the shape, `travellers.0.bornOn`. */
export interface FieldProblem {
  path: string
  message: string
}

/** The message of the first rule that a text breaks; null if there is none. */
export const brokenRule = (text: string, ...rules: readonly TextRule[]): string | null =>
  rules.find(({ pattern }) => !pattern.test(text))?.says ?? null
