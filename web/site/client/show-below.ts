/** Content far below the fold is laid out last, in parts, when the browser is idle; printing and screenshots get all of it. */
export function showBelow(): void {
  const below = [...document.querySelectorAll<HTMLElement>('main > section, [data-part=list] li')]
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const next = () => {
    const part = below.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}
