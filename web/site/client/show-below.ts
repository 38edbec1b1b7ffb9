/** What is far below is laid out last, a part at a time, when nothing else is to do: who prints or pictures the page has it all. */
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
