import { createUsePuck, registerOverlayPortal, setDeep, useGetPuck } from '@puckeditor/core'
import { type RefObject, useEffect, useRef } from 'react'
import type { FieldSpecs } from './field-spec.ts'
import { pathOf, textsOf } from './text-paths.ts'

export const usePuckStore = createUsePuck()

/** Elements that show one text and nothing else. */
const plainElements = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    ({ childNodes }) => childNodes.length === 1 && childNodes[0]?.nodeType === Node.TEXT_NODE,
  )

interface Shown {
  id: string
  fields: FieldSpecs
  props: object
  /** Another one whenever the block is drawn otherwise. */
  drawing: string
}

/**
 * Texts of a block are written where they stand: a click begins, leaving or Enter keeps, Escape takes back. A text belongs to
 * the field that holds the same words, so blocks know nothing of being edited. `onLeave`: the page may differ from what was drawn.
 */
export function useInlineTexts(root: RefObject<HTMLElement | null>, shown: Shown, onLeave: () => void) {
  const getPuck = useGetPuck()
  const latest = useRef({ shown, onLeave })
  useEffect(() => {
    latest.current = { shown, onLeave }
  })
  const { id, drawing } = shown
  useEffect(() => {
    if (!root.current || drawing === '') return
    const keep = (path: string, text: string) => {
      const { dispatch, getItemById, getSelectorForId } = getPuck()
      const [item, selector] = [getItemById(id), getSelectorForId(id)]
      if (!item || !selector) return
      const data = { ...item, props: setDeep(item.props, path, text) }
      dispatch({ type: 'replace', destinationIndex: selector.index, destinationZone: selector.zone, data })
    }
    const texts = textsOf(latest.current.shown.fields, latest.current.shown.props)
    const turns = new Map<string, number>()
    const stops = plainElements(root.current).flatMap((element) => {
      const text = element.textContent?.trim() ?? ''
      const turn = turns.get(text) ?? 0
      turns.set(text, turn + 1)
      const path = pathOf(texts, text, turn)
      if (path === null) return []
      const choose = () => {
        const { dispatch, getSelectorForId } = getPuck()
        dispatch({ type: 'setUi', ui: { itemSelector: getSelectorForId(id) ?? null } })
      }
      const leave = (typed: string | null) => {
        if (typed !== null) keep(path, typed)
        latest.current.onLeave()
      }
      return [makeEditable(element, { choose, leave })]
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [root, id, drawing, getPuck])
}

interface Writing {
  choose: () => void
  /** Gets the new text, or null when it was taken back. */
  leave: (text: string | null) => void
}

/** Gives back what undoes it. */
function makeEditable(element: HTMLElement, { choose, leave }: Writing): () => void {
  const stopPortal = registerOverlayPortal(element)
  const listening = new AbortController()
  const listen = { signal: listening.signal }
  const before = element.textContent ?? ''
  let isTakenBack = false
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    isTakenBack = event.key === 'Escape'
    element.blur()
  }
  // The click stays here: to the canvas around the blocks it would mean that none is chosen.
  const click = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    choose()
  }
  const blur = () => {
    const typed = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    if (typed !== before.trim()) leave(isTakenBack ? null : typed)
  }
  element.contentEditable = 'plaintext-only'
  element.addEventListener('click', click, listen)
  element.addEventListener('keydown', keys, listen)
  element.addEventListener('blur', blur, listen)
  return () => {
    stopPortal?.()
    listening.abort()
    element.contentEditable = 'inherit'
  }
}
