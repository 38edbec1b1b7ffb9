import { z } from 'zod'
import { emailAddress } from '../contact/email-address.ts'
import { Words } from '../words.ts'
import { weekdays } from './opening-hours.ts'

const text = (most: number) => Words.trim().max(most, `At most ${most} characters.`)
/** `09:00`, or empty. */
const Time = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time such as 09:00.')

/** The hours of one weekday; the agency is closed where both are empty. */
const Day = z.object({ from: Time, to: Time }).superRefine(({ from, to }, check) => {
  if ((from === '') !== (to === '')) {
    check.addIssue({ code: 'custom', path: [from === '' ? 'from' : 'to'], message: 'Enter both times, or leave both empty.' })
  } else if (from !== '' && from >= to) {
    check.addIssue({ code: 'custom', path: ['to'], message: 'Enter a time after the opening.' })
  }
})

/** How customers reach an agency, as its storefront's contact page shows it. */
export const ContactDetails = z.object({
  /** Monday to Sunday. */
  days: z.array(Day).length(weekdays.length),
  holidays: z
    .array(
      z.object({
        date: z.iso.date('Choose a day.'),
        name: text(60),
        /** Empty: closed. */
        hours: text(40),
      }),
    )
    .max(40, 'At most 40 holidays.'),
  socials: z
    .array(
      z.object({
        name: text(40).min(1, 'Enter a name such as Instagram.'),
        link: z
          .url({ protocol: /^https$/, error: 'Enter an address that begins with https://' })
          .max(300, 'At most 300 characters.'),
      }),
    )
    .max(12, 'At most 12 links.'),
  /** Kinds of enquiries: the message form offers them, and a message goes to the e-mail address of its kind. */
  categories: z
    .array(
      z.object({
        name: text(60).min(1, 'Enter a name such as Groups.'),
        email: emailAddress('Enter an e-mail address such as name@example.com.').or(z.literal('')),
        phone: text(30),
      }),
    )
    .max(12, 'At most 12 kinds of enquiries.'),
})
export type ContactDetails = z.infer<typeof ContactDetails>
