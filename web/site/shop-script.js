// Comfort for pages of plain HTML: names instead of codes, menus that close, films that start in their place.
// Everything works without it.

const letters = document.querySelector('style[data-font]')
const worn = letters?.media === 'print' ? putOn(letters) : Promise.resolve()
worn.then(showBelow)

/**
 * The brand's letters come after its words, and are put on when they are here. A face that has its bytes from the start has the page laid out once
 * more, one that loads them itself twice. The next page has the letters at once.
 */
async function putOn({ sheet, dataset }) {
  const told = ({ style }, name) => style.getPropertyValue(name)
  const family = (rule) => told(rule, 'font-family').replaceAll(/['"]/g, '')
  const kind = (rule) => ({ weight: told(rule, 'font-weight'), unicodeRange: told(rule, 'unicode-range'), display: 'swap' })
  try {
    const [latin, ...more] = sheet.cssRules
    const answer = await window.fetch(/url\("?([^")]+)/.exec(told(latin, 'src'))[1])
    const faces = [new FontFace(family(latin), await answer.arrayBuffer(), kind(latin))]
    for (const rule of more) faces.push(new FontFace(family(rule), told(rule, 'src'), kind(rule)))
    for (const face of faces) document.fonts.add(face)
    localStorage.setItem('font', dataset.font)
  } catch {
    letters.media = 'all'
  }
}

/** What is far below is laid out last, a part at a time, when nothing else is to do: who prints or pictures the page has it all. */
function showBelow() {
  const below = [...document.querySelectorAll('main > section, [data-part=list] li')]
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const next = () => {
    const part = below.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}

/** Menus close on a click elsewhere and on Escape. */
for (const menu of document.querySelectorAll('details[data-menu]')) {
  document.addEventListener('click', (event) => {
    if (!menu.contains(event.target)) menu.open = false
  })
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary').focus()
  })
}

for (const film of document.querySelectorAll('a[data-film]')) {
  film.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const player = document.createElement('iframe')
    player.src = film.dataset.film
    player.allow = 'autoplay; fullscreen; picture-in-picture'
    player.title = 'Film'
    const frame = document.createElement('div')
    frame.className = film.className
    frame.append(player)
    film.replaceWith(frame)
  })
}

for (const form of document.querySelectorAll('form[data-flight-search]')) {
  form.querySelectorAll('input[data-place]').forEach(suggestPlaces)
  const { depart } = form.elements
  const back = form.elements.return
  const agree = () => {
    back.disabled = form.elements.trip.value === 'one-way'
    back.min = depart.value
    if (back.value && back.value < depart.value) back.value = depart.value
  }
  form.addEventListener('change', agree)
  // Something may have been chosen before this script had come.
  agree()
}

/** Turns a field of three letters into one that takes names; the letters are what is sent. */
function suggestPlaces(input) {
  const code = document.createElement('input')
  code.type = 'hidden'
  code.name = input.name
  const named = (value) => input.form.querySelector(`datalist option[value="${CSS.escape(value)}"]`)?.textContent.trim()
  const list = document.createElement('ul')
  list.id = `${input.form.id || 'search'}-${input.name}-list`
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Places')
  list.className = 'shop-places'
  list.hidden = true
  // The list stands inside the field's label, whose name it must not become.
  const name = input.closest('label').querySelector('span')
  name.id = `${list.id}-label`
  input.setAttribute('aria-labelledby', name.id)
  let active = -1
  let asked = 0
  /** Enter was pressed before the answer to what is typed had come: its first place is taken then. */
  let isAwaited = false
  /** Three letters may be a code or the beginning of a name: leaving the field takes what is offered for them. */
  let isTyped = false

  if (/^[A-Z]{3}$/.test(input.value)) {
    code.value = input.value
    input.value = named(input.value) ? `${named(input.value)} (${input.value})` : input.value
  } else isTyped = input.value !== ''
  input.removeAttribute('name')
  input.removeAttribute('list')
  input.removeAttribute('pattern')
  input.removeAttribute('title')
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    autocapitalize: 'words',
  }))
    input.setAttribute(name, value)
  input.after(code, list)

  const show = (isShown) => {
    list.hidden = !isShown
    input.setAttribute('aria-expanded', String(isShown))
    if (!isShown) mark(-1)
  }
  const mark = (at) => {
    active = at
    list.childNodes.forEach((option, index) => option.setAttribute('aria-selected', String(index === at)))
    const option = list.childNodes[at]
    if (option) {
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }
  const choose = (option) => {
    code.value = option.dataset.code
    input.value = `${option.dataset.name} (${option.dataset.code})`
    input.setCustomValidity('')
    isAwaited = false
    isTyped = false
    show(false)
  }
  const draw = (places) => {
    list.replaceChildren(
      ...places.map((place, at) => {
        const option = document.createElement('li')
        option.id = `${list.id}-${at}`
        option.setAttribute('role', 'option')
        option.dataset.code = place.code
        option.dataset.name = place.city
        const name = document.createElement('span')
        name.textContent = place.kind === 'city' || place.name === place.city ? place.city : `${place.city}, ${place.name}`
        const where = document.createElement('small')
        where.textContent = `${place.countryName} · ${place.code}`
        option.append(name, where)
        option.addEventListener('pointerdown', (event) => {
          event.preventDefault()
          choose(option)
        })
        return option
      }),
    )
    show(places.length > 0 && document.activeElement === input)
    if (input.value && places.length > 0) mark(0)
    if (isAwaited && places.length > 0) choose(list.firstChild)
  }
  const ask = async () => {
    const turn = ++asked
    const query = new URLSearchParams({ query: input.value.replace(/\s*\([A-Z]{3}\)$/, ''), limit: '6' })
    try {
      const answer = await window.fetch(`${document.documentElement.dataset.api ?? ''}/api/places/suggestions?${query}`)
      const places = answer.ok ? await answer.json() : []
      // While the answer was read, something else may have been typed.
      if (answer.ok && turn === asked) draw(places)
    } catch {
      show(false)
    }
  }

  let pause
  input.addEventListener('input', () => {
    mark(-1)
    // An answer to what stood here before is late by now.
    asked += 1
    isAwaited = false
    isTyped = true
    code.value = /^[a-z]{3}$/i.test(input.value.trim()) ? input.value.trim().toUpperCase() : ''
    input.setCustomValidity('')
    clearTimeout(pause)
    pause = setTimeout(ask, 120)
  })
  input.addEventListener('focus', () => {
    input.select()
    ask()
  })
  input.addEventListener('blur', () => {
    if (isTyped && active >= 0 && list.childNodes[active]) choose(list.childNodes[active])
    show(false)
  })
  input.addEventListener('keydown', (event) => {
    const count = list.childNodes.length
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (list.hidden) ask()
      else mark((active + (event.key === 'ArrowDown' ? 1 : -1) + count) % count)
    } else if (event.key === 'Enter' && !list.hidden && active >= 0) {
      event.preventDefault()
      choose(list.childNodes[active])
    } else if (event.key === 'Enter' && input.value.trim() && !code.value) {
      event.preventDefault()
      isAwaited = true
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      show(false)
    }
  })
  // Somebody may be here before this script is.
  if (document.activeElement === input) ask()
  input.form.addEventListener('submit', (event) => {
    if (code.value || !input.value.trim()) return
    event.preventDefault()
    input.setCustomValidity('Choose a city or an airport from the list.')
    input.reportValidity()
  })
}
