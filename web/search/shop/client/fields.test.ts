// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { enter, formWith } from './form-with.fixture.tsx'
import { type Party, partyFields } from './party-fields.ts'
import { part } from './piece.ts'
import { type Problems, showProblems } from './problems.ts'
import { type FormRules, runForm } from './run-form.ts'

describe('party fields', () => {
  const count = (kind: string, min: number, max: number) =>
    `<div data-count="${kind}"><button type="button" data-step="-1"></button>
     <input type="number" min="${min}" max="${max}" value="${min}" /><button type="button" data-step="1"></button></div>`
  const age = '<div><select><option value=""></option><option value="2">2</option><option value="7">7</option></select></div>'
  const fields = `<div id="party">${count('adults', 1, 9)}${count('children', 0, 2)}${count('infants', 0, 1)}<div data-ages>${age}${age}</div></div>`

  function open() {
    const root = part(formWith(fields), '#party')
    const parties: Party[] = []
    const served = partyFields(root, (party) => {
      parties.push(party)
      served.paint(party)
    })
    served.paint({ adults: 1, children: [], infants: 0 })
    const step = (kind: string, by: 1 | -1) => part<HTMLButtonElement>(root, `[data-count=${kind}] [data-step="${by}"]`)
    const input = (kind: string) => part<HTMLInputElement>(root, `[data-count=${kind}] input`)
    return { root, parties, step, input, ages: [...root.querySelectorAll('select')] }
  }

  it('count by buttons, which stop at the limits', () => {
    const { parties, step } = open()
    expect(step('adults', -1).disabled).toBe(true)
    step('adults', 1).click()
    step('infants', 1).click()
    expect(parties.at(-1)).toEqual({ adults: 2, children: [], infants: 1 })
    expect([step('adults', -1).disabled, step('infants', 1).disabled]).toEqual([false, true])
  })

  it('take a typed number within the limits', () => {
    const { parties, input } = open()
    enter(input('adults'), '40')
    expect(parties.at(-1)?.adults).toBe(9)
    enter(input('adults'), '0')
    expect(parties.at(-1)?.adults).toBe(1)
  })

  it('ask for the age of each child, and keep what was chosen when another child is added', () => {
    const { root, parties, step, ages } = open()
    expect(part(root, '[data-ages]').hidden).toBe(true)
    step('children', 1).click()
    expect(parties.at(-1)?.children).toEqual([null])
    expect(ages.map(({ disabled }) => disabled)).toEqual([false, true])
    const [first] = ages
    if (first) enter(first, '7')
    step('children', 1).click()
    expect(parties.at(-1)?.children).toEqual([7, null])
    step('children', -1).click()
    expect(parties.at(-1)?.children).toEqual([7])
  })
})

describe('a form', () => {
  interface Draft {
    from: string
    extra: string
  }
  const field = '<div data-field="from"><div><input id="from" /></div></div>'
  const problemsOf = ({ from }: Draft): Problems => (from ? {} : { from: 'Choose a place', rooms: 'Too many rooms' })
  const input = () => part(document, '#from')
  const outside = () => part(document, '[data-outside]')

  it('shows what is wrong under its field, and what has no field at its foot', () => {
    const form = formWith(field)
    showProblems(form, { from: 'Choose a place', rooms: 'Too many rooms' })
    expect(part(form, '#from-problem').textContent).toBe('Choose a place')
    expect(input().getAttribute('aria-describedby')).toBe('from-problem')
    expect([outside().hidden, outside().textContent]).toEqual([false, 'Too many rooms'])
    showProblems(form, {})
    expect(form.querySelector('#from-problem')).toBeNull()
    expect([input().hasAttribute('aria-invalid'), outside().hidden]).toEqual([false, true])
  })

  it('says what is wrong once it is sent, and takes it back as soon as it is corrected', async () => {
    const form = formWith(field)
    const painted: Draft[] = []
    const rules: FormRules<Draft, Draft> = {
      start: { from: '', extra: '' },
      check: (draft) => (draft.from ? { search: draft } : { problems: problemsOf(draft) }),
      live: () => ({}),
      addressOf: ({ from }) => new URLSearchParams({ from }),
      given: {},
      storedIn: null,
      paint: (draft) => painted.push(draft),
      settle: () => Promise.resolve(),
      toResults: () => '',
    }
    const running = runForm<Draft, Draft>(form, () => rules)
    running.change({ extra: 'x' })
    expect(form.querySelector('#from-problem')).toBeNull()
    form.dispatchEvent(new Event('submit', { cancelable: true }))
    await expect.poll(() => form.querySelector('#from-problem')?.textContent).toBe('Choose a place')
    running.change({ from: 'LOS' })
    expect(form.querySelector('#from-problem')).toBeNull()
    expect(running.now()).toEqual({ from: 'LOS', extra: 'x' })
    expect(painted.at(-1)).toEqual({ from: 'LOS', extra: 'x' })
  })
})
