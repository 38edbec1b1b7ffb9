/** What a text has to look like, and what is said of one that does not. Shapes and forms share it, so that a form checks without its shape. */
export interface TextRule {
  pattern: RegExp
  says: string
}

/** What is wrong with one field; the path is that of the shape, `travellers.0.bornOn`. */
export interface FieldProblem {
  path: string
  message: string
}

/** What the first rule says that a text does not keep to; null when it keeps to all. */
export const brokenRule = (text: string, ...rules: readonly TextRule[]): string | null =>
  rules.find(({ pattern }) => !pattern.test(text))?.says ?? null
