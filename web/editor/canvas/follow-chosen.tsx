import { useEffect } from 'react'
import { usePuckStore } from '../puck.ts'

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

/** How much of the canvas, from its top, a section may begin in to count as shown. */
const SHOWN = 0.75

/** Brings a section of the canvas into view, by its turn on the page; one that is in view stays where it is. */
function showOnCanvas(at: number) {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
  const view = frame?.contentWindow
  const section = frame?.contentDocument?.querySelectorAll('[data-puck-component]')[at]
  if (!view || !section) return
  const { top, bottom } = section.getBoundingClientRect()
  const height = view.innerHeight
  if (top >= 0 && (top < height * SHOWN || bottom <= height)) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const block = bottom - top > height ? 'start' : 'center'
  section.scrollIntoView({ block, behavior: isStill ? 'auto' : 'smooth' })
}
