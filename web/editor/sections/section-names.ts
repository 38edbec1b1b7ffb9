import type { ComponentData } from '@puckeditor/core'
import { blockKinds, isBlockKind } from '#domain/site/block-kinds.ts'

export const labelOf = (type: string): string => (isBlockKind(type) ? blockKinds[type].label : type)

/** What the sections of a page are called, from top to bottom. Those of one name are counted, so that every button says which one it acts on. */
export function sectionNames(content: readonly Pick<ComponentData, 'type' | 'props'>[]): string[] {
  const names = content.map(({ type, props }): string => props.title || labelOf(type))
  const ofThatName = (name: string, among: readonly string[]) => among.filter((one) => one === name).length
  return names.map((name, at) => (ofThatName(name, names) > 1 ? `${name} (${ofThatName(name, names.slice(0, at + 1))})` : name))
}
