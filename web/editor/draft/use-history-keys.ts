import { type RefObject, useEffect, useRef } from 'react'
import { useHistory } from './use-history.ts'

/** Ctrl Z, Ctrl Shift Z and Ctrl Y (Cmd on a Mac) in an element's document: the editor and the canvas have separate documents. */
export function useHistoryKeys(element: RefObject<HTMLElement | null>) {
  const { undo, redo } = useHistory()
  const latest = useRef({ undo, redo })
  useEffect(() => {
    latest.current = { undo, redo }
  })
  useEffect(() => {
    // Below the document, on which Puck listens for the same keys.
    const root = element.current?.ownerDocument.documentElement
    const step = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      event.stopPropagation()
      if (key === 'y' || event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    root?.addEventListener('keydown', step)
    return () => root?.removeEventListener('keydown', step)
  }, [element])
}
