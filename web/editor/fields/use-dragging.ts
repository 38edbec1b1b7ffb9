import { type DragEvent, useState } from 'react'

/** The side of an item on which the dragged one will be placed. */
function sideOf(from: number | null, at: number | null): 'before' | 'after' | undefined {
  if (from === null || at === null || from === at) return undefined
  return from < at ? 'after' : 'before'
}

/**
 * Drag and drop of items within one list by the mouse; keyboards use buttons. `inset` is the distance of the drop from the left edge of the list's
 * items, in pixels.
 */
export function useDragging(drop: (from: number, to: number, inset: number) => void) {
  const [from, setFrom] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setFrom(null)
    setOver(null)
  }
  return {
    source: (at: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setFrom(at)
      },
      onDragEnd: end,
    }),
    target: (at: number) => ({
      'data-drop': sideOf(from, over === at ? at : from),
      onDragOver: (event: DragEvent) => {
        if (from === null) return
        event.preventDefault()
        setOver(at)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (from === null) return
        event.preventDefault()
        const { left = 0 } = event.currentTarget.parentElement?.getBoundingClientRect() ?? {}
        drop(from, at, event.clientX - left)
        end()
      },
    }),
  }
}
