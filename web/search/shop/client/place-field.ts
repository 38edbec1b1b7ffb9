import { keepBeside } from '../../../kit/keep-beside.ts'
import type { UnknownText } from '../../unknown-text.ts'
import { formOf, isPhone, part, piece } from './piece.ts'

/** The text of an option. */
export interface Row {
  kind: string
  title: string
  below: string
  country: string
  code?: string
  isInset?: boolean
  /** The title above the first option of its kind. */
  group?: string
}

export interface PlaceRules<T> {
  label: string
  ask: (query: string, signal?: AbortSignal) => Promise<T[]>
  /** Whether an unfinished text is a prefix of a place's names. */
  isMeant: (place: T, text: string) => boolean
  labelOf: (place: T) => string
  rowOf: (place: T, listed: readonly T[]) => Row
  words: { failed: string; none: (query: string) => string }
}

export interface PlaceField<T> {
  paint: (place: T | null, unknown: UnknownText<T> | null | undefined) => void
  /** Resolves once an unfinished text is looked up. */
  settle: () => Promise<void>
}

interface Found<T> {
  query: string
  items: T[]
  hasFailed: boolean
}

/** Debounce of the API request, in milliseconds. */
const PAUSE = 120
/** The most suggestions for an unknown text. */
const OFFERED = 3

/** A place with type-ahead, like `useChoice` on hydrated screens: the typed text, its results, and the marked one. */
export function placeField<T>(
  host: HTMLElement,
  rules: PlaceRules<T>,
  onChange: (place: T | null, unknown: UnknownText<T> | null) => void,
): PlaceField<T> {
  const form = formOf(host)
  const [sheet, input, field] = [part(host, '[data-sheet]'), part<HTMLInputElement>(host, 'input'), part(host, '[data-field]')]
  const box = piece(form, 'places')
  const [nothing, list] = [part(box, '[role=status]'), part(box, '[role=listbox]')]
  list.id = `${input.id}-list`
  list.setAttribute('aria-label', rules.label)
  sheet.append(box)
  const meant = piece(form, 'meant')
  const meantStart = meant.textContent
  meant.hidden = true
  field.querySelector('[data-meant]')?.remove()
  field.append(meant)
  for (const [name, value] of Object.entries({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id }))
    input.setAttribute(name, value)
  input.enterKeyHint = 'done'

  let shown: { place: T | null; unknown: UnknownText<T> | null } = { place: null, unknown: null }
  /** The typed text that is not selected yet; null without one. */
  let typed: string | null = null
  let found: Found<T> | null = null
  /** The keyboard handling of the list. */
  let drawn: string | null = null
  let [at, isMarked, isOpen] = [0, false, false]
  let letGo = () => {}
  let asked = new AbortController()
  let pause = 0
  let leaving: Promise<void> = Promise.resolve()
  const query = () => (typed ?? '').trim()

  function toggle(next: boolean): void {
    input.setAttribute('aria-expanded', String(next))
    if (next === isOpen) return
    isOpen = next
    if (next && drawn !== query()) list.replaceChildren()
    if (!next) {
      asked.abort()
      letGo()
      input.removeAttribute('aria-activedescendant')
    }
    const top = isPhone() || sheet.popover ? sheet : box
    if (top === sheet) sheet.popover = next ? 'manual' : sheet.popover
    top.togglePopover(next)
    if (top === sheet && !next) sheet.popover = null
    if (next && top === box) letGo = keepBeside(input.parentElement ?? input, box, { side: 'start' })
    else letGo = () => {}
    if (next) ask()
  }

  function mark(to: number): void {
    at = to
    list.querySelectorAll('[role=option]').forEach((option, index) => option.setAttribute('aria-selected', String(index === to)))
    const option = list.querySelectorAll('[role=option]')[to]
    if (!option) return input.removeAttribute('aria-activedescendant')
    input.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }

  function draw({ items, hasFailed, query: answered }: Found<T>): void {
    nothing.textContent = hasFailed ? rules.words.failed : rules.words.none(answered)
    nothing.hidden = items.length > 0
    let group: string | undefined
    const lines = items.flatMap((place, index) => {
      const row = rules.rowOf(place, items)
      const option = piece(form, 'option')
      option.id = `${list.id}-${index}`
      option.replaceChildren(rowOf(form, row))
      option.addEventListener('click', () => choose(place))
      const isNew = row.group !== undefined && row.group !== group
      group = row.group
      return isNew ? [Object.assign(piece(form, 'group'), { textContent: row.group }), option] : [option]
    })
    list.replaceChildren(...lines)
    drawn = answered
    isMarked = false
    mark(0)
  }

  async function look(text: string, signal?: AbortSignal): Promise<Found<T>> {
    if (found?.query === text && !found.hasFailed) return found
    try {
      found = { query: text, items: await rules.ask(text, signal), hasFailed: false }
    } catch (error) {
      if (signal?.aborted) throw error
      console.warn('nothing could be suggested', error)
      found = { query: text, items: [], hasFailed: true }
    }
    return found
  }

  function ask(): void {
    clearTimeout(pause)
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const text = query()
    const run = () =>
      look(text, signal).then(
        (answer) => isOpen && !signal.aborted && draw(answer),
        () => {},
      )
    pause = window.setTimeout(run, text === '' ? 0 : PAUSE)
  }

  function paint(place: T | null, unknown: UnknownText<T> | null = null): void {
    shown = { place, unknown }
    if (typed === null) input.value = place ? rules.labelOf(place) : (unknown?.text ?? '')
    const offered = typed === null && !place ? (unknown?.meant ?? []) : []
    meant.hidden = offered.length === 0
    const guesses = offered.map((one) => {
      const guess = Object.assign(piece(form, 'guess'), { textContent: rules.labelOf(one) })
      guess.addEventListener('click', () => choose(one))
      return guess
    })
    meant.replaceChildren(meantStart ?? '', ...guesses)
  }

  function settle(): void {
    typed = null
    toggle(false)
    paint(shown.place, shown.unknown)
  }

  function choose(place: T): void {
    typed = null
    shown = { place, unknown: null }
    settle()
    onChange(place, null)
  }

  /** An unfinished text selects the marked place, or the first whose name it is a prefix of; on Enter the first. Any other text stays. */
  async function leave(by: 'enter' | 'blur' = 'blur'): Promise<void> {
    const text = query()
    const marked = isMarked && found?.query === text ? found.items[at] : undefined
    toggle(false)
    if (typed === null) return
    if (text === '') {
      typed = null
      return onChange(null, null)
    }
    const { items, hasFailed } = marked ? { items: [marked], hasFailed: false } : await look(text)
    // Meanwhile the text or the selection may have changed.
    if (typed === null || query() !== text) return
    const taken = marked ?? (by === 'enter' ? items[0] : items.find((item) => rules.isMeant(item, text)))
    if (taken) return choose(taken)
    typed = null
    onChange(null, hasFailed ? { text, meant: [], isUnchecked: true } : { text, meant: items.slice(0, OFFERED) })
  }

  const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  function press(event: KeyboardEvent): void {
    const step = moves[event.key]
    const count = found?.items.length ?? 0
    if (event.isComposing) return
    if (step) {
      event.preventDefault()
      if (isOpen && count > 0) {
        mark((at + step + count) % count)
        isMarked = true
      }
      toggle(true)
    }
    // Enter selects the place; it does not submit the form while the list is open.
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const answered = found?.query === query() ? found.items[at] : undefined
      if (answered) choose(answered)
      else leaving = leave('enter')
    }
    // The text is reverted, so that leaving the field keeps its previous place.
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      settle()
    }
  }

  input.addEventListener('input', () => {
    typed = input.value
    meant.hidden = true
    toggle(true)
    ask()
  })
  input.addEventListener('click', () => toggle(true))
  input.addEventListener('focus', () => input.select())
  input.addEventListener('blur', () => {
    leaving = leave()
  })
  input.addEventListener('keydown', press)
  // Keeps the focus in the field: a press selects an option, it does not focus it.
  box.addEventListener('mousedown', (event) => event.preventDefault())
  part(host, '[data-close-sheet]').addEventListener('click', () => input.blur())
  input.setAttribute('aria-expanded', 'false')
  // The field may have a text or the focus already before this script ran.
  const isHere = document.activeElement === input
  if (input.value !== input.defaultValue) {
    typed = input.value
    if (!isHere) leaving = leave()
  }
  if (isHere) toggle(true)
  return { paint, settle: () => (typed === null ? leaving : leave()) }
}

function rowOf(form: HTMLElement, { kind, title, below, country, code, isInset }: Row): HTMLElement {
  const row = piece(form, `row-${kind}`)
  const write = (name: string, text: string) => {
    const place = row.querySelector(`[data-part=${name}]`)
    if (place) place.textContent = text
  }
  write('title', title)
  write('below', below)
  if (code !== undefined) write('code', code)
  row.toggleAttribute('data-inset', isInset === true)
  const flag = row.querySelector('img')
  if (country) flag?.setAttribute('src', `/flags/${country}.svg`)
  else flag?.remove()
  return row
}
