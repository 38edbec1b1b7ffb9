import type { Brand } from './brand.ts'

/** RFC 5546 section 3.2.1: what is published has an organizer. None without an address, which RFC 5545 section 3.8.4.3 asks for. */
export const organizerOf = ({ name, email }: Brand) => (email ? { organizer: { name, email } } : {})

/** Who sold the trip and how to reach them, as lines of an event's description. */
export const agencyLines = ({ brand, number }: { brand: Brand; number: string }): string[] => [
  `${brand.name}, order ${number}`,
  ...[brand.phone, brand.email].flatMap((part) => part ?? []),
]
