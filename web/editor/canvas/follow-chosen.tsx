import { useEffect } from 'react'
import { showOnCanvas } from './show-on-canvas.ts'
import { usePuckStore } from './use-inline-texts.ts'

/** Scrolls the canvas to the selected section, and to its new position after it was moved. */
export function FollowChosen() {
  const chosen = usePuckStore(({ selectedItem }) => selectedItem?.props.id)
  const at = usePuckStore(({ appState }) => appState.ui.itemSelector?.index ?? null)
  useEffect(() => {
    if (chosen === undefined || at === null) return
    // The section is in its new position after the next rendering of the canvas.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => showOnCanvas(at))
    })
    return () => cancelAnimationFrame(frame)
  }, [chosen, at])
  return null
}
