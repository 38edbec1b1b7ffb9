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

const wordsOf = (text) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a text begins the names of a place: `lond gat` begins London Gatwick. A misspelt text begins nothing. */
function isMeant({ code, city, name, countryName }, text) {
  const known = [code, city, name, countryName].flatMap(wordsOf)
  const typed = wordsOf(text)
  return typed.length > 0 && typed.every((word) => known.some((one) => one.startsWith(word)))
}

const labelOf = ({ city, code }) => `${city} (${code})`

/** So many are offered for a text that names nothing. */
const OFFERED = 3

/** Turns a field of three letters into one that takes names; the letters are what is sent. A text that names no place stays, with what it may mean. */
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
  const field = input.closest('label')
  // The list stands inside the field's label, whose name it must not become.
  const name = field.querySelector('span')
  name.id = `${list.id}-label`
  input.setAttribute('aria-labelledby', name.id)
  const note = document.createElement('p')
  note.id = `${list.id}-note`
  note.className = 'shop-unknown'
  note.setAttribute('role', 'alert')
  note.hidden = true
  /** What was found, and for which text; null while nothing was, and when the places could not be asked for. */
  let found = { text: '', places: null }
  let active = -1
  /** True once somebody went to a line with the arrows: leaving the field takes it. */
  let isMarked = false
  let isTyped = false

  if (/^[A-Z]{3}$/.test(input.value)) {
    code.value = input.value
    input.value = named(input.value) ? `${named(input.value)} (${input.value})` : input.value
  } else isTyped = input.value !== ''
  for (const gone of ['name', 'list', 'pattern', 'title']) input.removeAttribute(gone)
  for (const [attribute, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-describedby': note.id,
    autocapitalize: 'words',
  }))
    input.setAttribute(attribute, value)
  input.after(code, list)
  field.after(note)

  const textNow = () => input.value.replace(/\s*\([A-Z]{3}\)$/, '').trim()
  const mark = (at) => {
    active = at
    list.childNodes.forEach((option, index) => option.setAttribute('aria-selected', String(index === at)))
    const option = list.childNodes[at]
    if (option) {
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }
  const show = (isShown) => {
    list.hidden = !isShown
    input.setAttribute('aria-expanded', String(isShown))
    if (!isShown) mark(-1)
  }
  const say = (...words) => {
    note.replaceChildren(...words)
    note.hidden = words.length === 0
    input.setAttribute('aria-invalid', String(words.length > 0))
  }
  const choose = (place) => {
    code.value = place.code
    input.value = labelOf(place)
    isTyped = false
    say()
    show(false)
  }
  /** Says that a text names nothing, and what it may mean. */
  const refuse = (text, places) => {
    const buttons = places.slice(0, OFFERED).map((place) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = labelOf(place)
      button.addEventListener('click', () => choose(place))
      return button
    })
    say(input.dataset.place.replace('…', text.slice(0, 40)), ...(buttons.length > 0 ? [' Did you mean ', ...buttons] : []))
  }
  const draw = (places) => {
    list.replaceChildren(
      ...places.map((place, at) => {
        const option = document.createElement('li')
        option.id = `${list.id}-${at}`
        option.setAttribute('role', 'option')
        const name = document.createElement('span')
        name.textContent = place.kind === 'city' || place.name === place.city ? place.city : `${place.city}, ${place.name}`
        const where = document.createElement('small')
        where.textContent = `${place.countryName} · ${place.code}`
        option.append(name, where)
        option.addEventListener('pointerdown', (event) => {
          event.preventDefault()
          choose(place)
        })
        return option
      }),
    )
    show(places.length > 0 && document.activeElement === input)
    if (input.value && !list.hidden) mark(0)
  }
  /** The places for a text, the best first; null when they cannot be asked for. */
  const read = async (text) => {
    if (found.text === text && found.places) return found.places
    const query = new URLSearchParams({ query: text, limit: '6' })
    const answer = await window
      .fetch(`${document.documentElement.dataset.api ?? ''}/api/places/suggestions?${query}`)
      .catch(() => null)
    found = { text, places: answer?.ok ? await answer.json() : null }
    return found.places
  }
  const ask = async () => {
    const text = textNow()
    const places = await read(text)
    // While the answer was read, something else may have been typed, or the field left. The list would cover what is said of the text.
    if (text !== textNow() || document.activeElement !== input || !note.hidden) return
    draw(places ?? [])
  }
  /** Takes the line that was marked, or the first place whose name the text begins. Any other text stays. */
  const settle = async () => {
    const marked = isMarked && active >= 0 ? found.places?.[active] : undefined
    show(false)
    const text = textNow()
    if (!isTyped || text === '') return
    if (marked) return choose(marked)
    // It is said already; to say it again would replace the button that is being pressed.
    if (!note.hidden) return
    const places = await read(text)
    if (text !== textNow() || !isTyped) return
    const meant = places?.find((place) => isMeant(place, text))
    if (meant) return choose(meant)
    // What cannot be looked up here is sent as it was typed: the results page reads it.
    code.value = places ? '' : text
    if (places) refuse(text, places)
  }

  let pause
  input.addEventListener('input', () => {
    mark(-1)
    isMarked = false
    isTyped = true
    code.value = ''
    say()
    clearTimeout(pause)
    pause = setTimeout(ask, 120)
  })
  input.addEventListener('focus', () => {
    input.select()
    ask()
  })
  input.addEventListener('blur', settle)
  input.addEventListener('keydown', (event) => {
    const count = list.childNodes.length
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (list.hidden) {
        say()
        return ask()
      }
      isMarked = true
      mark((active + (event.key === 'ArrowDown' ? 1 : -1) + count) % count)
    } else if (event.key === 'Enter' && !list.hidden && found.text === textNow()) {
      event.preventDefault()
      choose(found.places[Math.max(active, 0)])
    } else if (event.key === 'Enter' && isTyped && textNow()) {
      event.preventDefault()
      settle()
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      show(false)
    }
  })
  // Somebody may be here before this script is.
  if (document.activeElement === input) ask()
  input.form.addEventListener('submit', async (event) => {
    if (code.value || !textNow()) return
    event.preventDefault()
    await settle()
    if (code.value) input.form.requestSubmit(event.submitter)
    else input.focus()
  })
}
