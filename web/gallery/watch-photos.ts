import { cardPhotoAt } from './photo-at.ts'

/** Adds the other pictures of a card to its track. They are lazy: loaded when they are near the viewport. */
function fill(gallery: HTMLElement, track: Element): void {
  const [first] = track.children
  const photos: unknown = JSON.parse(gallery.dataset.photos ?? '[]')
  gallery.removeAttribute('data-photos')
  if (!first || !Array.isArray(photos)) return
  for (const [at, photo] of photos.map(String).entries()) {
    const slot = first.cloneNode(true)
    const image = slot instanceof Element && slot.querySelector('img')
    if (!image) continue
    const { src, srcSet } = cardPhotoAt(photo)
    image.loading = 'lazy'
    image.fetchPriority = 'low'
    image.src = src
    image.srcset = srcSet
    image.alt = `${image.alt}, picture ${at + 2}`
    track.append(slot)
  }
}

function watch(gallery: HTMLElement): void {
  const track = gallery.querySelector('[role=group]')
  const [back, next] = gallery.querySelectorAll('button')
  const count = gallery.querySelector('span')
  if (!track || !back || !next || !count) return
  fill(gallery, track)
  track.setAttribute('tabindex', '0')
  const at = () => Math.round(track.scrollLeft / Math.max(1, track.clientWidth))
  const go = (by: number) => track.scrollTo({ left: (at() + by) * track.clientWidth, behavior: 'smooth' })
  back.addEventListener('click', () => go(-1))
  next.addEventListener('click', () => go(1))
  track.addEventListener('scroll', () => {
    back.hidden = at() === 0
    next.hidden = at() === track.childElementCount - 1
    count.textContent = `${at() + 1} / ${track.childElementCount}`
  })
}

/** The pictures of a card can be swiped through after it was hovered or touched once. */
export function watchPhotos(): void {
  const come = ({ target }: Event) => {
    const gallery = target instanceof Element && target.closest<HTMLElement>('[data-photos]')
    if (gallery) watch(gallery)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(event, come, { passive: true })
}
