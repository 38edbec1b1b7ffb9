/** Brings a section of the canvas into view, by its turn on the page. */
export function showOnCanvas(at: number) {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
  const section = frame?.contentDocument?.querySelectorAll('[data-puck-component]')[at]
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
}
