import { addDays, type LocalDate } from '#domain/dates.ts'
import { part, piece } from './piece.ts'

/** The state of the calendar. */
export interface Marks {
  /** The range of days, inclusive. */
  first: LocalDate
  last: LocalDate
  today: LocalDate
  start: LocalDate | null
  end: LocalDate | null
  /** Prices by day: `1.28M`, and in full for screen readers. */
  prices: ReadonlyMap<LocalDate, { short: string; full: string }>
  help: string
}

const spelt = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const titles = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const at = (day: LocalDate) => new Date(`${day}T00:00:00Z`)
const monthOf = (day: LocalDate) => day.slice(0, 7)

/** The first day of the month this many months later. */
export function addMonths(day: LocalDate, count: number): LocalDate {
  const date = at(`${monthOf(day)}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 10)
}

/** The weeks of a month, Monday first; null for days of other months. */
export function weeksOf(first: LocalDate): (LocalDate | null)[][] {
  const lead = (at(first).getUTCDay() + 6) % 7
  const days: (LocalDate | null)[] = Array.from({ length: lead }, () => null)
  for (let day = first; monthOf(day) === monthOf(first); day = addDays(day, 1)) days.push(day)
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_none, weekday) => days[week * 7 + weekday] ?? null),
  )
}

/** How far a key moves the focus, in days or months. */
const dayKeys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const monthKeys: Record<string, number> = { PageUp: -1, PageDown: 1 }

/** A calendar of two months, for pointer and keyboard. */
export function createCalendar(form: HTMLElement, choose: (day: LocalDate) => void) {
  const element = piece(form, 'calendar')
  const [body, help] = [part(element, '[data-body]'), part(element, '[data-help]')]
  const months = [...element.querySelectorAll<HTMLElement>('[data-month]')]
  const turns = [...element.querySelectorAll<HTMLButtonElement>('[data-turn]')]
  let shown: LocalDate = ''
  let marks: Marks | null = null

  function cellOf(day: LocalDate | null, of: Marks): HTMLElement {
    const cell = document.createElement('td')
    if (!day) return cell
    const button = piece(form, 'day')
    const price = of.prices.get(day)
    button.dataset.date = day
    button.toggleAttribute('disabled', day < of.first || day > of.last)
    button.toggleAttribute('data-today', day === of.today)
    button.toggleAttribute('data-between', Boolean(of.start && of.end && day > of.start && day < of.end))
    button.setAttribute('aria-pressed', String(day === of.start || day === of.end))
    button.setAttribute('aria-label', `${spelt.format(at(day))}${price ? `, from ${price.full}` : ''}`)
    part(button, '[data-number]').textContent = String(Number(day.slice(8)))
    part(button, '[data-price]').textContent = price?.short ?? ''
    cell.append(button)
    return cell
  }

  function draw(next: Marks): void {
    marks = next
    if (shown === '') shown = addMonths(next.start ?? next.first, 0)
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.date : undefined
    months.forEach((month, index) => {
      const first = addMonths(shown, index)
      part(month, '[data-caption]').textContent = titles.format(at(first))
      const weeks = weeksOf(first).map((week) => {
        const row = document.createElement('tr')
        row.append(...week.map((day) => cellOf(day, next)))
        return row
      })
      part(month, 'tbody').replaceChildren(...weeks)
    })
    for (const turn of turns) {
      const isBack = turn.dataset.turn === '-1'
      turn.disabled = isBack ? shown <= next.first : addMonths(shown, months.length) > next.last
    }
    help.textContent = next.help
    const start =
      element.querySelector<HTMLElement>('[aria-pressed=true]') ?? element.querySelector<HTMLElement>('[data-date]:enabled')
    if (start) start.tabIndex = 0
    if (focused) element.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }

  const isShown = (day: LocalDate) => day >= shown && day < addMonths(shown, months.length)
  function show(day: LocalDate): void {
    if (!shown || !isShown(day)) shown = addMonths(day, 0)
    if (marks) draw(marks)
  }
  function focus(day: LocalDate): void {
    show(day)
    element.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus()
  }
  function turnBy(count: number): void {
    shown = addMonths(shown, count)
    if (marks) draw(marks)
  }

  for (const turn of turns) turn.addEventListener('click', () => turnBy(Number(turn.dataset.turn)))
  const dateOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined
  body.addEventListener('click', (event) => {
    const day = dateOf(event)
    if (day) choose(day)
  })
  body.addEventListener('keydown', (event) => {
    const day = dateOf(event)
    const [days, turned] = [dayKeys[event.key], monthKeys[event.key]]
    if (!day || !marks || (!days && !turned)) return
    event.preventDefault()
    const next = days ? addDays(day, days) : addMonths(day, turned ?? 0)
    // The middle of the three is within the range.
    const [, within = next] = [marks.first, next, marks.last].toSorted()
    focus(within)
  })
  return { element, draw, show, focus }
}
