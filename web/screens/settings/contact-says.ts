import { z } from 'zod'
import { ContactDetails } from '#domain/agency/contact-details.ts'
import { noContactDetails, openingHours } from '#domain/agency/opening-hours.ts'
import type { Say } from './setting-words.ts'

/** One line for each row; old rows have shapes of their time. */
const Row = z.record(z.string(), z.string())
const rowsSay: Say = (value) => {
  const rows = z.array(Row).safeParse(value).data ?? []
  return rows.map((row) => Object.values(row).filter(Boolean).join(', ')).join('\n') || 'none'
}

const daysSay: Say = (value) => {
  const days = ContactDetails.shape.days.safeParse(value).data
  const hours = days ? openingHours({ ...noContactDetails, days }) : []
  return hours.map((row) => `${row.label} ${row.hours}`).join('\n') || 'none'
}

/** The values of the contact settings in words. */
export const contactSays: Record<keyof ContactDetails, Say> = {
  days: daysSay,
  holidays: rowsSay,
  socials: rowsSay,
  categories: rowsSay,
}
