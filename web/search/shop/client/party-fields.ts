import { part } from './piece.ts'

/** Travellers or guests of a search; an age is null until it is selected. */
export interface Party {
  adults: number
  children: (number | null)[]
  infants: number
}

/** The script of the counters and ages in `root`: the buttons, and one field for the age of each child. Types of people without a counter stay as they are. */
export function partyFields(root: HTMLElement, onChange: (party: Party) => void): { paint: (party: Party) => void } {
  let now: Party = { adults: 1, children: [], infants: 0 }
  const ages = [...root.querySelectorAll<HTMLSelectElement>('[data-ages] select')]
  const counts = (['adults', 'children', 'infants'] as const).flatMap((kind) => {
    const host = root.querySelector<HTMLElement>(`[data-count=${kind}]`)
    return host ? [{ kind, host, input: part<HTMLInputElement>(host, 'input') }] : []
  })
  const change = (part: Partial<Party>) => onChange({ ...now, ...part })
  const count = (kind: keyof Party, value: number) => {
    if (kind !== 'children') return change({ [kind]: value })
    change({ children: Array.from({ length: value }, (_, at) => now.children[at] ?? null) })
  }
  for (const { kind, host, input } of counts) {
    const within = (value: number) => Math.min(Math.max(Math.trunc(value) || 0, Number(input.min)), Number(input.max))
    for (const button of host.querySelectorAll<HTMLElement>('[data-step]'))
      button.addEventListener('click', () => count(kind, within(Number(input.value) + Number(button.dataset.step))))
    input.addEventListener('change', () => count(kind, within(Number(input.value))))
    // Values may have been changed before this script ran.
    const typed = within(Number(input.value))
    if (input.value !== input.defaultValue) queueMicrotask(() => count(kind, typed))
  }
  ages.forEach((select, at) =>
    select.addEventListener('change', () =>
      change({ children: now.children.with(at, select.value ? Number(select.value) : null) }),
    ),
  )
  return {
    paint(party) {
      now = party
      for (const { kind, host, input } of counts) {
        const value = kind === 'children' ? party.children.length : party[kind]
        input.value = String(value)
        for (const button of host.querySelectorAll<HTMLButtonElement>('[data-step]')) {
          const limit = Number(button.dataset.step) < 0 ? input.min : input.max
          button.disabled = value === Number(limit)
        }
      }
      part(root, '[data-ages]').hidden = party.children.length === 0
      ages.forEach((select, at) => {
        const age = party.children[at]
        select.disabled = age === undefined
        select.value = age === undefined || age === null ? '' : String(age)
        const field = select.closest<HTMLElement>('[data-ages] > *')
        if (field) field.hidden = age === undefined
      })
    },
  }
}
