/** The distance to the element, and the smallest distance to the edge of the screen, in pixels. */
const edge = 8

export type Side = 'start' | 'middle' | 'end'

interface Place {
  /** Which edges, or middles, are aligned. */
  side: Side
  /** In pixels; 8 by default. */
  gap?: number
}

/**
 * Positions a popover under an element, or above it if there is more room, until the returned function is called. Its stylesheet fixes the popover to
 * the upper left corner of the screen; its maximum height is set as `--room`.
 */
export function keepBeside(element: Element, shown: HTMLElement, { side, gap = edge }: Place): () => void {
  const place = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const [below, above] = [clientHeight - bottom - gap - edge, top - gap - edge]
    const isAbove = shown.scrollHeight > below && above > below
    shown.style.setProperty('--room', `${isAbove ? above : below}px`)
    const { offsetWidth: width, offsetHeight: height } = shown
    const x = { start: left, middle: (left + right - width) / 2, end: right - width }[side]
    const y = isAbove ? top - gap - height : bottom + gap
    shown.style.translate = `${Math.max(edge, Math.min(x, clientWidth - width - edge))}px ${y}px`
  }
  place()
  const grown = new ResizeObserver(place)
  grown.observe(shown)
  window.addEventListener('scroll', place, { passive: true })
  window.addEventListener('resize', place)
  return () => {
    grown.disconnect()
    window.removeEventListener('scroll', place)
    window.removeEventListener('resize', place)
  }
}
