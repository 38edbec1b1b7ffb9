import { iconNames } from '#domain/site/icons.ts'

/** How one value of a block is edited. */
export type FieldSpec =
  | { as: 'line' | 'text'; label: string; most: number; hint?: string }
  | { as: 'number'; label: string; from: number; to: number; step: number; start: number }
  | { as: 'choice'; label: string; options: Record<string, string> }
  | { as: 'switch'; label: string; hint?: string }
  /** `{ src, alt }`, or only the address of a decorative picture. */
  | { as: 'picture' | 'portrait'; label: string }
  | { as: 'link' | 'film' | 'mail' | 'place' | 'date' | 'money'; label: string; hint?: string }
  | { as: 'group'; label: string; fields: FieldSpecs }
  | {
      as: 'list'
      label: string /** "Add a question" */
      add: string
      most: number
      summary: readonly string[]
      fields: FieldSpecs
    }

export type FieldSpecs = Record<string, FieldSpec>

export const line = (label: string, most: number, hint?: string): FieldSpec => ({ as: 'line', label, most, hint })
export const text = (label: string, most: number, hint?: string): FieldSpec => ({ as: 'text', label, most, hint })
export const picture = (label = 'Picture'): FieldSpec => ({ as: 'picture', label })
export const link = (label = 'Link'): FieldSpec => ({ as: 'link', label })
export const place = (label: string): FieldSpec => ({ as: 'place', label })
export const group = (label: string, fields: FieldSpecs): FieldSpec => ({ as: 'group', label, fields })

/** A list whose items are named by the first field of `summary` that is not empty. */
export const list = (
  label: string,
  { add, most = 24, summary, fields }: { add: string; most?: number; summary: readonly string[]; fields: FieldSpecs },
): FieldSpec => ({ as: 'list', label, add, most, summary, fields })

const iconLabel = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
export const icon: FieldSpec = {
  as: 'choice',
  label: 'Icon',
  options: Object.fromEntries(iconNames.map((name) => [name, iconLabel(name)])),
}
export const rating: FieldSpec = { as: 'number', label: 'Stars, 0 for none', from: 0, to: 5, step: 0.5, start: 0 }
export const fit: FieldSpec = { as: 'choice', label: 'Fit', options: { cover: 'Fill the frame', contain: 'Show all of it' } }

/** The initial value of a field in a new block or item; a price is in the agency's currency. */
export function emptyOf(spec: FieldSpec, currency: string): unknown {
  if (spec.as === 'number') return spec.start
  if (spec.as === 'choice') return Object.keys(spec.options)[0] ?? ''
  if (spec.as === 'switch') return false
  if (spec.as === 'picture') return { src: '', alt: '' }
  if (spec.as === 'money') return { amount: 0, currency }
  if (spec.as === 'group') return emptyItem(spec.fields, currency)
  return spec.as === 'list' ? [] : ''
}

export const emptyItem = (fields: FieldSpecs, currency: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, emptyOf(spec, currency)]))

/** The name of a list item: the first of some of its fields that has a text. */
export function summaryOf(names: readonly string[], item: unknown, at: number): string {
  const held = new Map(typeof item === 'object' && item !== null ? Object.entries(item) : [])
  const found = names.map((name) => held.get(name)).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : `Number ${at + 1}`
}
