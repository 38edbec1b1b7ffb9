import { commonNames } from './puck-data.ts'

export interface TextAt {
  /** `title`, `items[2].question`. */
  path: string
  text: string
}

const notShown = new Set<string>([...commonNames.filter((name) => name !== 'title'), 'puck', 'editMode', 'src'])

/** Every text of a block with the place where it stands, in the order of its fields. Empty ones are left out. */
export function textsOf(value: unknown, path = ''): TextAt[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value.trim() }]
  if (Array.isArray(value)) return value.flatMap((each, at) => textsOf(each, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    notShown.has(name) ? [] : textsOf(each, path === '' ? name : `${path}.${name}`),
  )
}

/** Where a text that is shown stands: of several that read the same, the one that is shown at the same turn. */
export function pathOf(texts: readonly TextAt[], shown: string, turn = 0): string | null {
  return texts.filter(({ text }) => text === shown.trim())[turn]?.path ?? null
}
