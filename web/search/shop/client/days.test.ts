// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { addMonths, createCalendar, weeksOf } from './calendar.ts'
import { dayFields } from './day-fields.ts'
import { enter, formWith } from './form-with.fixture.tsx'
import { part } from './piece.ts'

const press = (key: string, at: Element | null) =>
  at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

beforeEach(() => {
  // Not every DOM has popovers; whether one is open is not tested here.
  HTMLElement.prototype.showPopover ??= () => undefined
  HTMLElement.prototype.hidePopover ??= () => undefined
})

describe('months', () => {
  it.each([
    ['2026-11-24', 1, '2026-12-01'],
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-12-05', 1, '2027-01-01'],
    ['2026-01-15', -1, '2025-12-01'],
    ['2026-03-31', 0, '2026-03-01'],
  ])('the first day of %s and %i months is %s', (day, count, first) => {
    expect(addMonths(day, count)).toBe(first)
  })

  it('have weeks from Monday to Sunday', () => {
    const november = weeksOf('2026-11-01')
    expect(november).toHaveLength(6)
    expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(november[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
    const february = weeksOf('2027-02-01')
    expect([february.length, february[0]?.[0], february[3]?.[6]]).toEqual([4, '2027-02-01', '2027-02-28'])
  })
})

describe('the calendar', () => {
  const marks = {
    first: '2026-11-24',
    last: '2027-01-31',
    today: '2026-11-24',
    start: '2026-11-26',
    end: '2026-11-29',
    prices: new Map([['2026-12-01', { short: '1.28M', full: 'NGN 1,280,000.00' }]]),
    help: 'Three nights',
  }
  const chosen: string[] = []
  function open() {
    chosen.length = 0
    const calendar = createCalendar(formWith(''), (day) => chosen.push(day))
    document.body.append(calendar.element)
    calendar.draw(marks)
    return calendar
  }
  const day = (date: string) => part<HTMLButtonElement>(document, `[data-date="${date}"]`)
  const captions = () => [...document.querySelectorAll('body > :last-child [data-caption]')].map(({ textContent }) => textContent)
  const turn = (by: '-1' | '1') => part<HTMLButtonElement>(document, `body > :last-child [data-turn="${by}"]`)

  it('marks the chosen days, those between, today and those that cannot be chosen', () => {
    open()
    expect(captions()).toEqual(['November 2026', 'December 2026'])
    expect(['2026-11-26', '2026-11-27', '2026-11-29'].map((date) => day(date).getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'true',
    ])
    expect(['2026-11-26', '2026-11-27', '2026-11-30'].map((date) => day(date).hasAttribute('data-between'))).toEqual([
      false,
      true,
      false,
    ])
    expect([day('2026-11-23').disabled, day('2026-11-24').disabled]).toEqual([true, false])
    expect(day('2026-11-24').hasAttribute('data-today')).toBe(true)
    expect(day('2026-12-01').getAttribute('aria-label')).toBe('1 December 2026, from NGN 1,280,000.00')
    expect(day('2026-12-01').textContent).toBe('11.28M')
  })

  it('chooses a day by a click', () => {
    open()
    day('2026-12-24').click()
    expect(chosen).toEqual(['2026-12-24'])
  })

  it('turns as far as there are days to choose', () => {
    open()
    expect([turn('-1').disabled, turn('1').disabled]).toEqual([true, false])
    turn('1').click()
    expect(captions()).toEqual(['December 2026', 'January 2027'])
    expect([turn('-1').disabled, turn('1').disabled]).toEqual([false, true])
  })

  it.each([
    ['ArrowRight', '2026-11-27'],
    ['ArrowLeft', '2026-11-25'],
    ['ArrowDown', '2026-12-03'],
    ['PageDown', '2026-12-01'],
    // Not before the first day that can be chosen.
    ['ArrowUp', '2026-11-24'],
  ])('%s moves from 26 November to %s', (key, to) => {
    open().focus('2026-11-26')
    press(key, document.activeElement)
    expect(document.activeElement?.getAttribute('data-date')).toBe(to)
  })
})

describe('day fields', () => {
  const told: { days: readonly (string | null)[]; wrong: Record<string, string> }[] = []
  function open(isPair = true) {
    told.length = 0
    const form = formWith('<div id="days"><input name="depart" data-day /><input name="return" data-day /></div>')
    const rules = { today: '2026-11-24', daysAhead: 330, first: () => '2026-11-24', isPair: () => isPair, help: () => '' }
    const fields = dayFields(part(form, '#days'), rules, (days, wrong) => told.push({ days, wrong }))
    const [depart, back] = [...form.querySelectorAll<HTMLInputElement>('[data-day]')]
    if (!depart || !back) throw new Error('there are two fields')
    return { fields, depart, back }
  }
  const type = (input: HTMLInputElement, text: string) => {
    enter(input, text, 'input')
    enter(input, text)
  }

  it('read a day that is typed, and write it in words', () => {
    const { depart, back } = open()
    type(depart, '24/12')
    expect(told.at(-1)).toEqual({ days: ['2026-12-24', null], wrong: {} })
    type(back, '2027-01-02')
    expect(told.at(-1)).toEqual({ days: ['2026-12-24', '2027-01-02'], wrong: {} })
    expect([depart.value, back.value]).toEqual(['Thu 24 Dec', 'Sat 2 Jan'])
  })

  it('keep a text that is no day, and name it by its field until it is corrected', () => {
    const { depart } = open()
    type(depart, 'soon')
    expect(told.at(-1)).toEqual({ days: [null, null], wrong: { depart: '“soon” is not a date.' } })
    expect(depart.value).toBe('soon')
    type(depart, '24 Dec')
    expect(told.at(-1)).toEqual({ days: ['2026-12-24', null], wrong: {} })
  })

  it('take a start in the calendar and then an end; an end before the start is a new start', () => {
    const { depart } = open()
    depart.click()
    const choose = (date: string) => part(document, `[data-date="${date}"]`).click()
    choose('2026-12-10')
    choose('2026-12-08')
    expect(told.at(-1)?.days).toEqual(['2026-12-08', null])
    choose('2026-12-12')
    expect(told.at(-1)?.days).toEqual(['2026-12-08', '2026-12-12'])
  })

  it('take one day where there is one', () => {
    const { depart } = open(false)
    depart.click()
    part(document, '[data-date="2026-12-10"]').click()
    expect(told.at(-1)?.days).toEqual(['2026-12-10', null])
  })
})
