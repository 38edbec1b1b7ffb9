/** How much of the canvas, from its top, a section may begin in to count as shown. */
const SHOWN = 0.75

/** Brings a section of the canvas into view, by its turn on the page; one that is in view stays where it is. */
export function showOnCanvas(at: number) {
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
