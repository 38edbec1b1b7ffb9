/** The field of an answer in the form of a trip. */
export const answerField = (item: string, name: string): string => `answers.${item}.${name}`

const FIELD = /^answers\.([0-9a-f-]{36})\.(.+)$/

/** The answers in the fields of the form. */
export const answersIn = (typed: Record<string, string>): { item: string; name: string; value: string }[] =>
  Object.entries(typed).flatMap(([field, value]) => {
    const [, item, name] = FIELD.exec(field) ?? []
    return item && name && value.trim() !== '' ? [{ item, name, value }] : []
  })
