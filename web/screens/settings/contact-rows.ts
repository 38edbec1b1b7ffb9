import type { ContactDetails } from '#domain/agency/contact-details.ts'
import { weekdays } from '#domain/agency/opening-hours.ts'

/** The lists of the contact settings with their fields, as the form names them: `holidays.0.date`. */
export const contactLists = {
  holidays: ['date', 'name', 'hours'],
  socials: ['name', 'link'],
  categories: ['name', 'email', 'phone'],
} as const
export type ContactList = keyof typeof contactLists

type Typed = Record<string, string>

/** The rows of a list in a sent form, in their order, without those that are wholly empty. */
function rowsOf(typed: Typed, list: ContactList): Typed[] {
  const places = Object.keys(typed).flatMap((name) => {
    const [head, at] = name.split('.')
    return head === list ? [Number(at)] : []
  })
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map((at) => Object.fromEntries(contactLists[list].map((field) => [field, (typed[`${list}.${at}.${field}`] ?? '').trim()])))
    .filter((row) => Object.values(row).some(Boolean))
}

/** A sent form as contact details, and its fields with the rows numbered anew, so that the errors stand beside the right ones. */
export function readContactForm(typed: Typed): { contact: ContactDetails; typed: Typed } {
  const days = weekdays.map((_, at) => ({ from: typed[`days.${at}.from`] ?? '', to: typed[`days.${at}.to`] ?? '' }))
  const [holidays, socials, categories] = [rowsOf(typed, 'holidays'), rowsOf(typed, 'socials'), rowsOf(typed, 'categories')]
  const text = (row: Typed, field: string) => row[field] ?? ''
  const contact = {
    days,
    holidays: holidays.map((row) => ({ date: text(row, 'date'), name: text(row, 'name'), hours: text(row, 'hours') })),
    socials: socials.map((row) => ({ name: text(row, 'name'), link: text(row, 'link') })),
    categories: categories.map((row) => ({ name: text(row, 'name'), email: text(row, 'email'), phone: text(row, 'phone') })),
  }
  return { contact, typed: fieldsOf(contact) }
}

/** Contact details as the form's fields. */
export const fieldsOf = ({ days, ...lists }: ContactDetails): Typed =>
  Object.fromEntries([
    ...days.flatMap(({ from, to }, at) => [
      [`days.${at}.from`, from],
      [`days.${at}.to`, to],
    ]),
    ...Object.entries(lists).flatMap(([list, rows]) =>
      rows.flatMap((row, at) => Object.entries(row).map(([field, value]) => [`${list}.${at}.${field}`, value])),
    ),
  ])

/** How many rows of a list the fields have. */
export const countRows = (typed: Typed, list: ContactList): number =>
  new Set(Object.keys(typed).flatMap((name) => (name.startsWith(`${list}.`) ? [name.split('.')[1]] : []))).size
