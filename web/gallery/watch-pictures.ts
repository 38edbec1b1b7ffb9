const keys: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Opens the gallery at the picture that was clicked, handles buttons and keys, and counts. Returns a function that removes the listeners. */
export function watchPictures(gallery: HTMLElement): () => void {
  const viewer = gallery.querySelector<HTMLElement>('[popover]')
  const track = viewer?.querySelector<HTMLElement>('[data-track]')
  if (!viewer || !track) return () => {}
  const end = new AbortController()
  const { signal } = end
  const steps = [...viewer.querySelectorAll<HTMLButtonElement>('[data-step]')]
  const count = viewer.querySelector('[data-count]')
  const last = track.childElementCount - 1
  const at = () => Math.round(track.scrollLeft / Math.max(1, track.clientWidth))
  let start = 0
  const show = () => {
    if (count) count.textContent = `${at() + 1} of ${last + 1}`
    for (const button of steps) button.disabled = at() === (button.dataset.step === '1' ? last : 0)
  }
  const go = (to: number, behavior: ScrollBehavior = 'smooth') =>
    track.scrollTo({ left: Math.max(0, Math.min(last, to)) * track.clientWidth, behavior })
  gallery.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-at], [data-step]') : null
      if (pressed?.dataset.step) go(at() + Number(pressed.dataset.step))
      else if (!viewer.matches(':popover-open')) start = Number(pressed?.dataset.at ?? 0)
    },
    { signal },
  )
  viewer.addEventListener(
    'toggle',
    () => {
      if (!viewer.matches(':popover-open')) return
      go(start, 'instant')
      show()
      track.focus()
    },
    { signal },
  )
  viewer.addEventListener(
    'keydown',
    (event) => {
      const to = keys[event.key]
      if (!to) return
      event.preventDefault()
      go(to(at(), last))
    },
    { signal },
  )
  track.addEventListener('scroll', show, { signal, passive: true })
  return () => end.abort()
}
