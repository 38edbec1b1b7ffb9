import type { ContactDetails } from './contact-details.ts'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const noContactDetails: ContactDetails = {
  days: weekdays.map(() => ({ from: '', to: '' })),
  holidays: [],
  socials: [],
  categories: [],
}

export interface OpeningHours {
  label: string
  hours: string
}

/** The weekly hours for people: consecutive days with equal hours are one row. Empty where no day has hours. */
export function openingHours({ days }: { days: readonly { from: string; to: string }[] }): OpeningHours[] {
  if (days.every(({ from }) => from === '')) return []
  const rows: { first: string; last: string; hours: string }[] = []
  for (const [at, { from, to }] of days.entries()) {
    const name = weekdays[at] ?? ''
    const hours = from === '' ? 'Closed' : `${from}–${to}`
    const before = rows.at(-1)
    if (before?.hours === hours) before.last = name
    else rows.push({ first: name, last: name, hours })
  }
  return rows.map(({ first, last, hours }) => ({ label: first === last ? first : `${first} to ${last}`, hours }))
}
