/** A section that starts above this share of the canvas height counts as visible. */
const SHOWN = 0.75

/** Scrolls to a section of the canvas by its index; a visible one is not scrolled. */
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
