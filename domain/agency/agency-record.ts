import { z } from 'zod'
import { emailAddress } from '../contact/email-address.ts'
import { Words } from '../words.ts'

const text = (most: number) => Words.trim().max(most, `At most ${most} characters.`)

/** The record of an agency: its names, its official numbers and how it is reached. An empty text is a fact that is not stated. */
export const AgencyRecord = z.object({
  name: text(80).min(2, "Enter the agency's name."),
  legalName: text(120),
  registrationNumber: text(40),
  taxNumber: text(40),
  /** IATA's numeric code of an accredited agency or its TIDS code: seven digits with a check digit, or without. */
  iataNumber: text(20)
    .transform((value) => value.replaceAll(/[\s-]/g, ''))
    .refine((value) => /^(?:\d{7,8})?$/.test(value), 'An IATA or TIDS number has 7 or 8 digits.'),
  email: emailAddress('Enter an e-mail address such as name@example.com.').or(z.literal('')),
  phone: text(30).refine(
    (value) => value === '' || /^[+\d][\d\s().-]{5,}$/.test(value),
    'Enter a phone number with its country code.',
  ),
  address: text(200),
})
export type AgencyRecord = z.infer<typeof AgencyRecord>

/** The official facts in one line, for documents; empty where the agency has stated none. */
export function legalLine(facts: {
  legalName?: string | null
  registrationNumber?: string | null
  taxNumber?: string | null
  iataNumber?: string | null
}): string {
  const named = (label: string, value: string | null | undefined) => (value ? [`${label} ${value}`] : [])
  return [
    ...(facts.legalName ? [facts.legalName] : []),
    ...named('Registration no.', facts.registrationNumber),
    ...named('Tax no.', facts.taxNumber),
    ...named('IATA/TIDS', facts.iataNumber),
  ].join(' · ')
}
