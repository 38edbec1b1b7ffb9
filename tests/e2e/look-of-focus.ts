interface Stop {
  name: string
  problems: string[]
}

/** The focused element and its appearance, until the focus moves. */
declare global {
  interface Window {
    lastStop?: { element: Element; name: string; look: string }
  }
}

/**
 * Runs in the page after each press of Tab: which element has the focus, whether it is visible, and whether the previous one looked different while
 * focused.
 */
export async function lookOfFocus(): Promise<Stop> {
  // Transitions end with the next frame, because the browser requests reduced motion.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const shown = ['outline', 'boxShadow', 'borderColor', 'backgroundColor', 'textDecorationLine', 'opacity'] as const
  const looks = (element: Element) =>
    [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      return shown.map((name) => style[name]).join(' ')
    })
  /** The control, its container, and the label of a hidden input. */
  const framesOf = (element: Element) => {
    const frames: Element[] = []
    for (let one: Element | null = element; one && frames.length < 5; one = one.parentElement) frames.push(one)
    return [...frames, ...(element.parentElement?.children ?? []), ...(element.closest('label')?.children ?? [])]
  }
  const lookOf = (element: Element) => framesOf(element).flatMap(looks).join('\n')
  const problems: string[] = []

  const last = window.lastStop
  const isLeft = last?.element.isConnected && last.element !== document.activeElement && last.element.checkVisibility()
  // A field with an open panel looks focused.
  const isOpen = last?.element.getAttribute('aria-expanded') === 'true'
  // The browser highlights the parts of a date itself.
  const isParted = last?.element.matches('input[type=date]')
  if (isLeft && !isOpen && !isParted && lookOf(last.element) === last.look) problems.push(`${last.name} did not look focused`)

  const element = document.activeElement
  if (!element || element === document.body) {
    delete window.lastStop
    return { name: 'the page', problems }
  }
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const words =
    element.getAttribute('aria-label') ??
    (labelled.map((id) => document.getElementById(id)?.textContent).join(' ') ||
      element.closest('label')?.textContent ||
      (element instanceof HTMLInputElement && element.labels?.[0]?.textContent) ||
      element.textContent)
  const name = `${element.tagName.toLowerCase()} “${(words || element.outerHTML).trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`

  const drawn =
    element.getBoundingClientRect().width > 2 ? element : (element.closest('label') ?? element.parentElement ?? element)
  const { left, right, top, bottom } = drawn.getBoundingClientRect()
  const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)]
  const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  const points = [0.5, 0.1, 0.9].flatMap((a) => [0.5, 0.15, 0.85].map((b) => [x1 + (x2 - x1) * a, y1 + (y2 - y1) * b] as const))
  const isHit = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit && (drawn.contains(hit) || hit.contains(drawn))
  })
  if (x2 <= x1 || y2 <= y1) problems.push(`${name} has the focus out of sight`)
  else if (!isHit) problems.push(`${name} has the focus under something else`)
  window.lastStop = { element, name, look: lookOf(element) }
  return { name, problems }
}
