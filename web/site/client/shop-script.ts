import { readSaved, writeSaved } from '../../kit/saved-state.ts'
import { applyFont } from './apply-font.ts'
import { bringScript } from './bring-script.ts'

// Progressive enhancement of plain HTML pages: the brand's font, menus that close, films that play in place. Everything works without it.

applyFont().then(showBelow)
closeMenus()
playFilms()
bringSearch()
countTrip()

/** Menus close on a click elsewhere and on Escape. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    })
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return
      menu.open = false
      menu.querySelector('summary')?.focus()
    })
  }
}

/** What is far below is laid out last, a part at a time, when nothing else is to do: who prints or pictures the page has it all. */
function showBelow(): void {
  const below = [...document.querySelectorAll<HTMLElement>('main > section, [data-part=list] > ul > li')]
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const next = () => {
    const part = below.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}

/**
 * The number of items in the visitor's trip. A page that is the same for everybody shows what this browser's last other page had when it was left.
 */
function countTrip(): void {
  const count = document.querySelector<HTMLElement>('[data-cart]')
  if (!count) return
  if (count.dataset.cart === '') count.textContent = readSaved('cart', (text) => (/^\d{0,2}$/.test(text) ? text : null))
  else addEventListener('pagehide', () => writeSaved('cart', count.textContent ?? ''))
}

/**
 * The script of a search form is loaded when a pointer or the focus reaches the form, or if it has searches to list; at once where the page is for it: until
 * then the browser serves the form alone.
 */
function bringSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
    const bring = () => {
      const { src = '' } = form.dataset
      if (!document.querySelector(`script[src="${src}"]`)) bringScript(src)
    }
    for (const sign of ['pointerover', 'focusin']) form.addEventListener(sign, bring, { once: true })
    const isNear = form.dataset.atOnce !== undefined || form.matches(':hover') || form.contains(document.activeElement)
    if (isNear || readSaved(form.dataset.saved ?? '', (text) => text) !== null) bring()
  }
}

/** A film starts in the place of its link; a click that opens a new tab stays a link. */
function playFilms(): void {
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
