/** A film is embedded in place of its link; a click that opens a new tab stays a link. */
export function playFilms(): void {
  for (const film of document.querySelectorAll<HTMLAnchorElement>('a[data-film]'))
    film.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      film.replaceWith(playerOf(film))
    })
}

function playerOf({ className, dataset }: HTMLAnchorElement): HTMLElement {
  const player = document.createElement('iframe')
  player.src = dataset.film ?? ''
  player.allow = 'autoplay; fullscreen; picture-in-picture'
  player.title = 'Film'
  const frame = document.createElement('div')
  frame.className = className
  frame.append(player)
  return frame
}
