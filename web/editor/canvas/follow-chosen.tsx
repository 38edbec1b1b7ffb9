import { useEffect } from 'react'
import { usePuckStore } from '../puck.ts'
import { showOnCanvas } from './show-on-canvas.ts'

/** Scrolls the canvas to the section that is chosen, and to where it stands after it was moved. */
export function FollowChosen() {
  const chosen = usePuckStore(({ selectedItem }) => selectedItem?.props.id)
  const at = usePuckStore(({ appState }) => appState.ui.itemSelector?.index ?? null)
  useEffect(() => {
    if (chosen === undefined || at === null) return
    // The section stands in its new place after the next drawing of the canvas.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => showOnCanvas(at))
    })
    return () => cancelAnimationFrame(frame)
  }, [chosen, at])
  return null
}
