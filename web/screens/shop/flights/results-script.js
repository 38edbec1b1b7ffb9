// Comfort for a page of results that is plain HTML: it changes in place instead of being loaded again, takes in what airlines
// still send, and keeps the flights to compare. Everything but the comparison works without it.

const part = (name, page = document) => page.querySelector(`[data-part=${name}]`)
const results = part('results')
const parser = new DOMParser()
/** Changed each in its place, so that an open sheet of filters stays open and where it was scrolled to. */
const pieces = ['#filters', '[data-part=list]']
const replace = (element, by) => element.replaceChildren(...by.childNodes)
let turn = 0

// A search that has just begun gets the address of its results, so that to load them again does not search again.
const { address } = part('progress')?.dataset ?? {}
if (address && !location.search.includes('search=')) history.replaceState(null, '', address + location.hash)

async function read(address) {
  const answer = await window.fetch(address, { headers: { accept: 'text/html' } })
  const page = parser.parseFromString(await answer.text(), 'text/html')
  // Read without scripts, they would be a part of the page: one asks to load it again.
  page.querySelectorAll('noscript').forEach((one) => one.remove())
  // Anything but results, such as a page of errors, is shown as what it is.
  if (!part('results', page)) throw new Error('not a page of results')
  return page
}

/** Each page carries the rules that it uses, and no others. */
function wear(page) {
  for (const sheet of page.querySelectorAll('style[data-sheet]')) {
    const mine = document.querySelector(`style[data-sheet="${sheet.dataset.sheet}"]`)
    if (mine) mine.textContent = sheet.textContent
    else document.head.append(sheet)
  }
}

/** Takes the results of another page in, and leaves focus and opened lines where they are. */
function take(page) {
  const opened = [...results.querySelectorAll('details[id]')].map(({ id, open }) => ({ id, open }))
  const focused = document.activeElement?.id
  const next = part('results', page)
  wear(page)
  const isAlike = results.children.length === next.children.length && pieces.every((one) => next.querySelector(one))
  if (isAlike && results.querySelector(pieces[0]))
    for (const one of pieces) replace(results.querySelector(one), next.querySelector(one))
  else replace(results, next)
  const progress = part('progress', page)
  if (progress && part('progress')) replace(part('progress'), progress)
  for (const { id, open } of opened) {
    const line = document.getElementById(id)
    if (line) line.open = open
  }
  showCompared()
  document.querySelector('[data-said]').textContent = results.querySelector('[data-count-words]')?.textContent ?? ''
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}

/** Shows the results as another address has them. The last one asked for wins. */
async function swap(address, { keep = false, back = false } = {}) {
  const mine = ++turn
  const { scrollY } = window
  results.setAttribute('aria-busy', 'true')
  try {
    const page = await read(address)
    if (mine !== turn) return
    take(page)
    if (!back) history[keep ? 'replaceState' : 'pushState'](null, '', address)
    window.scrollTo({ top: scrollY, behavior: 'instant' })
  } catch {
    location.assign(address)
  } finally {
    if (mine === turn) results.removeAttribute('aria-busy')
  }
}

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (event.target.closest('[data-close]')) closeFilters(event)
  const link = event.target.closest('a[data-swap]')
  if (!link) return
  event.preventDefault()
  const address = new URL(link.href)
  address.hash = location.hash === '#filters' ? '#filters' : ''
  swap(address.href, { keep: link.dataset.swap === 'stay' })
})

/** The phone's sheet is the page's target; the way back out of it leaves no trace in the history. */
function closeFilters(event) {
  if (location.hash !== '#filters') return
  event.preventDefault()
  location.replace('#')
  history.replaceState(null, '', location.pathname + location.search)
}

document.addEventListener('change', (event) => {
  const form = event.target.closest('form[data-swap]')
  if (form) return swap(`${addressOf(form)}${location.hash}`, { keep: true })
  const currency = event.target.closest('form[data-currency]')
  if (currency) return chooseCurrency(currency)
  if (event.target.dataset.compare) compare(event.target)
})

document.addEventListener('submit', (event) => {
  const form = event.target.closest('form[data-swap]')
  if (!form) return
  event.preventDefault()
  swap(addressOf(form), { keep: true })
})

function addressOf(form) {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '')
  return `${new URL(form.action).pathname}?${new URLSearchParams(filled)}`
}

window.addEventListener('popstate', () => swap(location.href, { back: true }))

/** The choice is this browser's for every page of the shop, those that run included. */
async function chooseCurrency(form) {
  try {
    const { rates, base } = await (await window.fetch(`${document.documentElement.dataset.api ?? ''}/api/rates`)).json()
    const currency = form.elements.currency.value
    const { rate } = rates.find((one) => one.currency === currency)
    localStorage.setItem('currency', currency)
    localStorage.setItem('currencyRate', rate)
    localStorage.setItem('currencyBase', base)
  } catch {
    // The server knows the choice all the same.
  }
  form.submit()
}

/** Asks again while airlines are still answering. Who has begun to read is asked before the list moves. */
async function follow() {
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
  for (let wait = 400; document.querySelector('[data-running]'); wait = Math.min(wait * 1.5, 2_000)) {
    await pause(wait)
    const mine = turn
    const page = await read(location.href).catch(() => null)
    if (!page || mine !== turn || part('progress', page).textContent === part('progress').textContent) continue
    const isReading = window.scrollY > 240 || results.querySelector('[data-open]') || location.hash === '#filters'
    if (!isReading) take(page)
    else if (!page.querySelector('[data-running]')) return offerFresh(page)
  }
}

function offerFresh(page) {
  replace(part('progress'), part('progress', page))
  const button = document.querySelector('[data-fresh]')
  button.hidden = false
  button.addEventListener('click', () => {
    button.hidden = true
    swap(location.href, { keep: true })
    window.scrollTo({ top: 0, behavior: 'smooth' })
  })
}

/** Prices end while the page is looked at: the server says so. */
const { expires } = part('progress')?.dataset ?? {}
if (expires) setTimeout(() => swap(location.href, { keep: true }), Math.max(0, Date.parse(expires) - Date.now()) + 500)

function compared() {
  try {
    const list = JSON.parse(localStorage.getItem('compareFlights') ?? '[]')
    if (Array.isArray(list)) return list
  } catch {
    // Logged with what is no list.
  }
  dropCompared()
  return []
}

/** As `kit/saved-state.ts` does with what it cannot read. */
function dropCompared() {
  console.warn('saved "compareFlights" is unreadable and removed')
  try {
    localStorage.removeItem('compareFlights')
  } catch {
    // A blocked storage keeps nothing.
  }
}

const isSame = (one, other) => one.searchId === other.searchId && one.offerId === other.offerId

/** Flights that are compared go the same ways, and are four at most (specification section 5). */
function compare(box) {
  const flight = JSON.parse(box.dataset.compare)
  const tray = document.querySelector('[data-tray]')
  let list = compared().filter((one) => !isSame(one, flight))
  const say = (tone, message) => document.dispatchEvent(new CustomEvent('toast', { detail: { tone, message } }))
  if (box.checked && list.some((one) => one.legs !== flight.legs)) {
    list = []
    say('info', tray.dataset.otherLegs)
  }
  if (box.checked && list.length >= Number(tray.dataset.most)) say('warn', tray.dataset.full)
  else if (box.checked) list.push(flight)
  save(list)
}

function save(list) {
  try {
    if (list.length > 0) localStorage.setItem('compareFlights', JSON.stringify(list))
    else localStorage.removeItem('compareFlights')
  } catch {
    // A blocked storage compares nothing.
  }
  showCompared()
}

function showCompared() {
  const tray = document.querySelector('[data-tray]')
  if (!tray) return
  const list = compared()
  for (const box of document.querySelectorAll('[data-compare]')) {
    const flight = JSON.parse(box.dataset.compare)
    box.checked = list.some((one) => isSame(one, flight))
  }
  tray.hidden = list.length === 0
  tray.querySelector('[data-count]').textContent = list.length === 1 ? '1 flight to compare' : `${list.length} flights to compare`
  const door = tray.querySelector('a')
  door.hidden = list.length < 2
  const flights = list.map(({ searchId, offerId, seen }) => `${searchId}.${offerId}.${seen}`).join(',')
  door.href = `/flight/compare?flights=${flights}&${list.at(-1)?.query ?? ''}`
}

document.querySelector('[data-clear]')?.addEventListener('click', () => save([]))
window.addEventListener('storage', showCompared)

/** What was changed before this script had come is taken in now. A list that the server left without a choice stands at its first, which nobody chose. */
function isChanged({ options, checked, defaultChecked, value, defaultValue = value }) {
  if (!options) return checked !== defaultChecked || value !== defaultValue
  const [was] = [...options].filter((one) => one.defaultSelected)
  return was !== undefined && !was.selected
}
const changed = [...document.forms].find(
  (form) => form.matches('[data-swap], [data-currency]') && [...form.elements].some(isChanged),
)
changed?.dispatchEvent(new Event('change', { bubbles: true }))
for (const box of document.querySelectorAll('[data-compare]:checked')) compare(box)
showCompared()
if (document.querySelector('[data-running]')) follow()
