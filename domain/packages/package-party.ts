import { z } from 'zod'
import { packageLimits } from './package-content.ts'

/** Who travels: adults, and children with their age on the first day. */
export const PackageParty = z
  .object({
    adults: z.int().min(1, 'At least one adult travels.').max(packageLimits.people),
    children: z.array(z.int().min(0).max(17)).max(packageLimits.people).default([]),
  })
  .refine(({ adults, children }) => adults + children.length <= packageLimits.people, {
    path: ['adults'],
    message: `At most ${packageLimits.people} people in one booking.`,
  })
export type PackageParty = z.infer<typeof PackageParty>

export const peopleIn = ({ adults, children }: PackageParty): number => adults + children.length

export const isSameParty = (a: PackageParty, b: PackageParty): boolean =>
  a.adults === b.adults && a.children.toSorted().join() === b.children.toSorted().join()

/** `2 adults, 1 child` */
export const packagePartyWords = ({ adults, children }: PackageParty): string =>
  [
    adults === 1 ? '1 adult' : `${adults} adults`,
    ...(children.length === 0 ? [] : [children.length === 1 ? '1 child' : `${children.length} children`]),
  ].join(', ')
