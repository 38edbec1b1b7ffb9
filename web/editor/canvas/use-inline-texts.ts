import { registerOverlayPortal, setDeep, useGetPuck } from '@puckeditor/core'
import { type RefObject, useEffect, useRef } from 'react'
import type { FieldSpecs } from '../field-spec.ts'
import { pathOf, textsOf } from './text-paths.ts'

/** Elements that show one text and nothing else. */
const plainElements = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    ({ childNodes }) => childNodes.length === 1 && childNodes[0]?.nodeType === Node.TEXT_NODE,
  )

interface Shown {
  id: string
  fields: FieldSpecs
  props: object
  /** Changes whenever the block is rendered differently. */
  drawing: string
}

interface Listener {
  /** A text is being edited: the block must not be rendered again until `onLeave`. */
  onWrite: () => void
  /** The page may differ from what was rendered. */
  onLeave: () => void
}

/**
 * Edits texts of a block in place: every keystroke is in the draft at once, Enter ends, Escape reverts. A text is matched to the field with the same
 * content, so blocks need no code for editing.
 */
export function useInlineTexts(root: RefObject<HTMLElement | null>, shown: Shown, listener: Listener) {
  const getPuck = useGetPuck()
  const latest = useRef({ shown, listener })
  useEffect(() => {
    latest.current = { shown, listener }
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
      const write = (typed: string) => {
        latest.current.listener.onWrite()
        keep(path, typed)
      }
      return [makeEditable(element, { choose, write, leave: () => latest.current.listener.onLeave() })]
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [root, id, drawing, getPuck])
}

interface Writing {
  choose: () => void
  /** Called with the text after every change. */
  write: (text: string) => void
  leave: () => void
}

/** Returns a function that reverts the changes. */
function makeEditable(element: HTMLElement, { choose, write, leave }: Writing): () => void {
  const stopPortal = registerOverlayPortal(element)
  const listening = new AbortController()
  const listen = { signal: listening.signal }
  const before = (element.textContent ?? '').trim()
  let last = before
  const take = (text: string) => {
    if (text === last) return
    last = text
    write(text)
  }
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape') take(before)
    element.blur()
  }
  // Stops the click: the canvas would deselect the block.
  const click = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    choose()
  }
  let hasWritten = false
  const input = () => {
    hasWritten = true
    take((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
  }
  const blur = () => {
    if (hasWritten) leave()
    hasWritten = false
  }
  element.contentEditable = 'plaintext-only'
  element.addEventListener('click', click, listen)
  element.addEventListener('keydown', keys, listen)
  element.addEventListener('input', input, listen)
  element.addEventListener('blur', blur, listen)
  return () => {
    stopPortal?.()
    listening.abort()
    element.contentEditable = 'inherit'
  }
}
