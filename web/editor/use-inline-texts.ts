import { createUsePuck, registerOverlayPortal, setDeep, useGetPuck } from '@puckeditor/core'
import { type RefObject, useEffect } from 'react'
import { pathOf, textsOf } from './text-paths.ts'

export const usePuckStore = createUsePuck()

/** Elements that show one text and nothing else. */
const plainElements = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    ({ childNodes }) => childNodes.length === 1 && childNodes[0]?.nodeType === Node.TEXT_NODE,
  )

/**
 * Texts of a block are written where they stand: a click begins, leaving or Enter keeps, Escape takes back. A text belongs to
 * the field that holds the same words, so blocks know nothing of being edited.
 */
export function useInlineTexts(root: RefObject<HTMLElement | null>, id: string, props: object) {
  const getPuck = useGetPuck()
  useEffect(() => {
    if (!root.current) return
    const keep = (path: string, text: string) => {
      const { dispatch, getItemById, getSelectorForId } = getPuck()
      const [item, selector] = [getItemById(id), getSelectorForId(id)]
      if (!item || !selector) return
      const data = { ...item, props: setDeep(item.props, path, text) }
      dispatch({ type: 'replace', destinationIndex: selector.index, destinationZone: selector.zone, data })
    }
    const texts = textsOf(props)
    const turns = new Map<string, number>()
    const stops = plainElements(root.current).flatMap((element) => {
      const text = element.textContent?.trim() ?? ''
      const turn = turns.get(text) ?? 0
      turns.set(text, turn + 1)
      const path = pathOf(texts, text, turn)
      return path === null ? [] : [makeEditable(element, (typed) => keep(path, typed))]
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [root, id, props, getPuck])
}

/** Gives back what undoes it. */
function makeEditable(element: HTMLElement, keep: (text: string) => void): () => void {
  const stopPortal = registerOverlayPortal(element)
  const listening = new AbortController()
  const listen = { signal: listening.signal }
  let before = element.textContent ?? ''
  element.contentEditable = 'plaintext-only'
  element.spellcheck = true
  element.addEventListener('focus', () => void (before = element.textContent ?? ''), listen)
  element.addEventListener('click', (event) => event.preventDefault(), listen)
  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation()
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      event.preventDefault()
      if (event.key === 'Escape') element.textContent = before
      element.blur()
    },
    listen,
  )
  element.addEventListener(
    'blur',
    () => {
      const typed = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      if (typed !== before.trim()) keep(typed)
    },
    listen,
  )
  return () => {
    stopPortal?.()
    listening.abort()
    element.contentEditable = 'inherit'
  }
}
