import type { SvgElement } from './parse-svg.ts'

const references = /url\(\s*["']?#([\w.:-]+)/g

/** The elements that an element draws besides its children: `<use>`, gradients, patterns, masks and filters of the same file, in any attribute. */
const referencesOf = ({ attributes }: SvgElement): string[] =>
  [...attributes].flatMap(([name, value]) =>
    name === 'href' || name === 'xlink:href'
      ? [/^#(.+)$/.exec(value)?.[1] ?? ''].filter(Boolean)
      : [...value.matchAll(references)].map(([, id = '']) => id),
  )

/**
 * The number of elements that a renderer draws, counting referenced ones at each reference; Infinity where an element refers to itself. Each element
 * is counted once, so the time is linear in the file's size, whatever it expands to.
 */
export function countDrawn(root: SvgElement): number {
  const byId = new Map<string, SvgElement>()
  const counts = new Map<SvgElement, number>()
  const index = (element: SvgElement): void => {
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    for (const child of element.children) if (typeof child !== 'string') index(child)
  }
  const count = (element: SvgElement): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    // Marks the element while it is being counted: reaching it again means that it refers to itself.
    counts.set(element, Number.POSITIVE_INFINITY)
    let drawn = 1
    for (const child of element.children) if (typeof child !== 'string') drawn += count(child)
    for (const id of referencesOf(element)) {
      const target = byId.get(id)
      if (target) drawn += count(target)
    }
    counts.set(element, drawn)
    return drawn
  }
  index(root)
  return count(root)
}
