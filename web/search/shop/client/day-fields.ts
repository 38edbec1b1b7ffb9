import { addDays, type LocalDate } from '#domain/dates.ts'
import { notADay, readComingDay } from '#domain/read-coming-day.ts'
import { keepBeside } from '../../../kit/keep-beside.ts'
import { shortDay } from '../../day-words.ts'
import { createCalendar, type Marks } from './calendar.ts'
import { formOf, isPhone, part } from './piece.ts'

export interface DayRules {
  today: LocalDate
  daysAhead: number
  /** The first day that can be selected. */
  first: () => LocalDate
  /** Whether there are two dates. */
  isPair: () => boolean
  help: (days: readonly (LocalDate | null)[]) => string
  /** Cached prices; calls back when more are loaded. */
  prices?: (isEnd: boolean, redraw: () => void) => Marks['prices']
}

type Days = readonly (LocalDate | null)[]

/** One date or two, typed or selected in one calendar for both. Invalid dates are reported by field. */
export function dayFields(host: HTMLElement, rules: DayRules, onChange: (days: Days, wrong: Record<string, string>) => void) {
  const form = formOf(host)
  const inputs = [...host.querySelectorAll<HTMLInputElement>('input[data-day]')]
  const wrong: Record<string, string> = {}
  let days: Days = inputs.map(() => null)
  /** The field whose date is selected next; null while the calendar is closed. */
  let active: number | null = null
  let letGo = () => {}
  const calendar = createCalendar(form, choose)
  calendar.element.id = `${inputs[0]?.id}-calendar`
  host.append(calendar.element)

  const nothing: Marks['prices'] = new Map()

  function draw(): void {
    if (active === null) return
    const [start = null, end = null] = days
    calendar.draw({
      first: rules.first(),
      last: addDays(rules.today, rules.daysAhead),
      today: rules.today,
      start,
      end: rules.isPair() ? end : null,
      prices: rules.prices?.(active === 1, draw) ?? nothing,
      help: rules.help(rules.isPair() ? days : [start]),
    })
  }

  function open(index: number): void {
    const input = inputs[index]
    if (!input) return
    const isNew = active === null
    active = index
    draw()
    calendar.show(days[index] ?? days[0] ?? rules.first())
    if (!isNew) return
    calendar.element.showPopover()
    letGo = keepBeside(host, calendar.element, { side: 'middle' })
    input.setAttribute('aria-expanded', 'true')
  }

  function close(focused?: HTMLElement): void {
    if (active === null) return
    active = null
    letGo()
    for (const input of inputs) input.setAttribute('aria-expanded', 'false')
    focused?.focus()
    calendar.element.hidePopover()
  }

  /** The dates after one of them was selected: an end before the start is cleared, and must be selected again. */
  function withDay(index: number, day: LocalDate): Days {
    if (!rules.isPair()) return days.with(0, day)
    const [start, end] = days
    if (index === 0) return [day, end && end < day ? null : (end ?? null)]
    return start && day < start ? [day, null] : [start ?? null, day]
  }

  function tell(next: Days): void {
    days = next
    onChange(next, { ...wrong })
  }

  /** The field that is selected next: after a start its end, even if that has a value. Null once all are selected. */
  function after(index: number, next: Days): number | null {
    if (!rules.isPair()) return null
    if (!next[0]) return 0
    return index === 0 || !next[1] ? 1 : null
  }

  function choose(day: LocalDate): void {
    const index = active ?? 0
    const next = withDay(index, day)
    for (const { name } of inputs) delete wrong[name]
    const following = after(index, next)
    active = following ?? index
    tell(next)
    write()
    if (following === null && !isPhone()) close(inputs[index])
    else draw()
  }

  /** Shows the dates in the fields, except in a field that is being typed into. */
  function write(isTyping?: HTMLInputElement): void {
    inputs.forEach((input, index) => {
      const day = days[index]
      if (input === isTyping || (wrong[input.name] && !day)) return
      input.value = day ? shortDay(day) : ''
    })
  }

  function read(input: HTMLInputElement, isLeft: boolean): void {
    const index = inputs.indexOf(input)
    const text = input.value.trim()
    const day = text === '' ? null : readComingDay(text, rules.today)
    delete wrong[input.name]
    if (text !== '' && !day && isLeft) wrong[input.name] = notADay(text)
    if (day === (days[index] ?? null) && !isLeft) return
    tell(day ? days.with(index, day) : days.with(index, null))
    if (isLeft) write()
    if (active === null) return
    draw()
    if (day) calendar.show(day)
  }

  inputs.forEach((input, index) => {
    let isTyped = false
    const attributes = {
      role: 'combobox',
      'aria-haspopup': 'dialog',
      'aria-controls': calendar.element.id,
      'aria-expanded': 'false',
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    // On a phone the calendar replaces the keyboard.
    if (isPhone()) input.inputMode = 'none'
    input.addEventListener('click', () => open(index))
    input.addEventListener('focus', () => {
      input.select()
      if (active !== null) open(index)
    })
    input.addEventListener('input', () => {
      isTyped = true
      read(input, false)
    })
    const leave = () => {
      if (isTyped) read(input, true)
      isTyped = false
    }
    input.addEventListener('change', leave)
    input.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        leave()
        open(index)
        calendar.focus(days[index] ?? days[0] ?? rules.first())
      }
      if (event.key === 'Escape' && active !== null) {
        event.preventDefault()
        close()
      }
      // Enter does not submit the form while the calendar is open.
      if (event.key === 'Enter' && active !== null) {
        event.preventDefault()
        leave()
        close()
      }
    })
    // The field may have a value or the focus already before this script ran.
    queueMicrotask(() => {
      if (input.value !== input.defaultValue) read(input, document.activeElement !== input)
      if (document.activeElement === input) open(index)
    })
  })
  calendar.element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close(inputs[active ?? 0])
  })
  part(calendar.element, '[data-done]').addEventListener('click', () => close(isPhone() ? undefined : inputs[active ?? 0]))
  const isOurs = (node: EventTarget | null) => node instanceof Node && (host.contains(node) || calendar.element.contains(node))
  host.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null && !isOurs(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isOurs(target)) close()
  })
  return {
    paint(next: Days) {
      days = next
      write(inputs.find((input) => input === document.activeElement && input.inputMode !== 'none'))
      draw()
    },
  }
}
