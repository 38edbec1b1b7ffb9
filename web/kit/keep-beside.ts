/** Between the element and what is shown at it, and at least to the edge of the screen, in pixels. */
const edge = 8

export type Side = 'start' | 'middle' | 'end'

interface Place {
  /** Whose edges, or middle, stand one under the other. */
  side: Side
  /** In pixels; 8 unless told. */
  gap?: number
}

/**
 * Keeps what the browser shows over the page (`popover`) under an element, or over it where there is more room, until the function that it returns is
 * called. What is shown is fixed to the upper left corner of the screen by its stylesheet; it learns its highest height as `--room`.
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
