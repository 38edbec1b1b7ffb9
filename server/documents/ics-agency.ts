import type { Brand } from './brand.ts'

/** RFC 5546 section 3.2.1 requires an organizer in a published event. None without an e-mail address, which RFC 5545 section 3.8.4.3 requires. */
export const organizerOf = ({ name, email }: Brand) => (email ? { organizer: { name, email } } : {})

/** The seller and its contact, as lines of an event's description. */
export const agencyLines = ({ brand, number }: { brand: Brand; number: string }): string[] => [
  `${brand.name}, order ${number}`,
  ...[brand.phone, brand.email].flatMap((part) => part ?? []),
]
