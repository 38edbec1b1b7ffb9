import { type DragEvent, useState } from 'react'

/** On which side of an item the dragged one comes to stand. */
function sideOf(from: number | null, at: number | null): 'before' | 'after' | undefined {
  if (from === null || at === null || from === at) return undefined
  return from < at ? 'after' : 'before'
}

/**
 * Items of one list that are dragged to another place of it by the mouse; keyboards have buttons. `inset` is how far from the left edge of the list's
 * items it was dropped, in pixels.
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
