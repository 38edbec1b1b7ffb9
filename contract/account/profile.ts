import { z } from 'zod'
import { numberFormats } from '#domain/number-formats.ts'
import { memberRoles } from '#domain/permissions.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { NewPassword } from '../session/auth.ts'
import { OwnPassword as password, refusedPerson } from '../session/own-password.ts'
import { Done, Instant } from '../shapes.ts'

const tags = ['Accounts']

/** The signed-in member, with their own choices at this agency. */
export const Profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The address of the picture; null without one. */
  photo: z.string().nullable(),
  role: z.enum(memberRoles),
  agency: z.string(),
  memberSince: Instant,
  /** How many orders this member has sold here. */
  orders: z.int(),
  /** Whether this account signs in with a password. */
  hasPassword: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

/** A member's own way to read dates, times and prices; null: the agency's. */
export const OwnRegion = z.object({
  zone: Words.max(64)
    .nullable()
    .meta({ description: 'IANA name. An unknown name is refused: Choose a time zone from the list.' }),
  locale: Words.max(35)
    .nullable()
    .meta({
      description: `How numbers are written, one of ${numberFormats.join(', ')}. Another one is refused: Choose a number format from the list.`,
    }),
  currency: Words.max(3).nullable().meta({
    description:
      'ISO 4217: prices are shown in it until another currency is chosen. An unknown code is refused: Choose a currency from the list.',
  }),
})
export type OwnRegion = z.infer<typeof OwnRegion>

/** The secret address of a calendar of one's own orders; null while there is none. */
export const CalendarFeed = z.object({ address: z.string().nullable(), since: Instant.nullable() })
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const profile = {
  get: endpoint('member', "Read one's own profile").route({ method: 'GET', path: '/profile', tags }).output(Profile),
  save: endpoint('member', "Change one's own name and phone")
    .route({ method: 'PUT', path: '/profile', tags })
    .input(
      z.object({
        name: Words.trim().min(2, 'Enter your name.').max(80, 'At most 80 characters.'),
        phone: Words.trim()
          .max(30, 'At most 30 characters.')
          .refine((value) => value === '' || /^[+\d][\d\s().-]{5,}$/.test(value), 'Enter a phone number with its country code.'),
      }),
    )
    .output(Done),
  region: endpoint('member', "Read one's own time zone, number format and currency")
    .route({ method: 'GET', path: '/profile/region', tags })
    .output(OwnRegion),
  saveRegion: endpoint('member', "Choose one's own time zone, number format and currency")
    .route({
      method: 'PUT',
      path: '/profile/region',
      tags,
      description:
        "Null is the agency's. They apply to screens and to mails to the member; documents and mails to customers are written as the agency writes them.",
    })
    .input(OwnRegion)
    .output(Done),
  setPhoto: endpoint('member', "Upload one's own photo", ['image.too-large', 'image.not-readable'])
    .route({ method: 'POST', path: '/profile/photo', tags, successStatus: 201 })
    .input(z.object({ file: z.file().max(10_000_000, 'A picture has at most 10 MB.') }))
    .output(z.object({ photo: z.string() })),
  removePhoto: endpoint('member', "Remove one's own photo")
    .route({ method: 'DELETE', path: '/profile/photo', tags })
    .output(Done),
  changePassword: endpoint('member', "Change one's own password", refusedPerson)
    .route({
      method: 'POST',
      path: '/profile/password',
      tags,
      description: 'Needs the current password. All other sessions of the account end.',
    })
    .input(z.object({ currentPassword: password, newPassword: NewPassword }))
    .output(Done),
  calendar: endpoint('member', "Read the address of one's own calendar")
    .route({ method: 'GET', path: '/profile/calendar', tags })
    .output(CalendarFeed),
  newCalendar: endpoint('member', "Make a new address of one's own calendar")
    .route({ method: 'POST', path: '/profile/calendar', tags, description: 'An earlier address is no longer valid.' })
    .output(CalendarFeed),
  revokeCalendar: endpoint('member', "Revoke the address of one's own calendar")
    .route({ method: 'DELETE', path: '/profile/calendar', tags })
    .output(Done),
  data: endpoint('member', "Export one's own data as JSON")
    .route({ method: 'GET', path: '/profile/data.json', tags })
    .output(z.file()),
  close: endpoint('member', "Close one's own account", [...refusedPerson, 'account.last-owner'])
    .route({
      method: 'POST',
      path: '/profile/close',
      tags,
      description:
        'Ends every session and membership, and deletes sign-in data and profile. Orders and the ledger keep what was sold. The only owner of an agency cannot leave.',
    })
    .input(z.object({ password }))
    .output(Done),
}
