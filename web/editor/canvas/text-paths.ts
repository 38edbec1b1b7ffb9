import type { FieldSpecs } from '../field-spec.ts'

export interface TextAt {
  /** `title`, `items[2].question`. */
  path: string
  text: string
}

const held = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

/** Every free text of a block with its path, in the order of its fields. Empty texts, codes and addresses are left out. */
export function textsOf(fields: FieldSpecs, value: unknown, under = ''): TextAt[] {
  return Object.entries(fields).flatMap(([name, spec]) => {
    const [path, found] = [`${under}${name}`, held(value, name)]
    if (spec.as === 'group') return textsOf(spec.fields, found, `${path}.`)
    if (spec.as === 'list' && Array.isArray(found))
      return found.flatMap((item, at) => textsOf(spec.fields, item, `${path}[${at}].`))
    const isText = (spec.as === 'line' || spec.as === 'text') && typeof found === 'string'
    return isText && found.trim() !== '' ? [{ path, text: found.trim() }] : []
  })
}

/** The path of a displayed text: of several equal texts, the one with the same index. */
export function pathOf(texts: readonly TextAt[], shown: string, turn = 0): string | null {
  return texts.filter(({ text }) => text === shown.trim())[turn]?.path ?? null
}
