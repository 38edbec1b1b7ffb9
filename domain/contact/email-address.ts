import { z } from 'zod'

/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3: a path of 256 octets with its brackets). */
const LONGEST = 254

/** An e-mail address as people paste it: spaces around it are removed before it is checked. `says` is the message for anything else. */
export const emailAddress = (says: string, pattern?: RegExp) =>
  z
    .string()
    .trim()
    .max(LONGEST, `An e-mail address has at most ${LONGEST} characters.`)
    .check(z.email({ error: says, ...(pattern ? { pattern } : {}) }))
