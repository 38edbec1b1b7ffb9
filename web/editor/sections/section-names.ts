import type { ComponentData } from '@puckeditor/core'
import { blockKinds, isBlockKind } from '#domain/site/block-kinds.ts'

export const labelOf = (type: string): string => (isBlockKind(type) ? blockKinds[type].label : type)

/** Names of the sections of a page, from top to bottom. Equal names are numbered, so that every button is unambiguous. */
export function sectionNames(content: readonly Pick<ComponentData, 'type' | 'props'>[]): string[] {
  const names = content.map(({ type, props }): string => props.title || labelOf(type))
  const ofThatName = (name: string, among: readonly string[]) => among.filter((one) => one === name).length
  return names.map((name, at) => (ofThatName(name, names) > 1 ? `${name} (${ofThatName(name, names.slice(0, at + 1))})` : name))
}
