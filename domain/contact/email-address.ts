import { z } from 'zod'

/** Maximum length of an e-mail address (RFC 5321, 4.5.3.1.3: a path of 256 octets including its brackets). */
const LONGEST = 254

/** An e-mail address; surrounding spaces of a pasted one are trimmed before validation. `says` is the error message. */
export const emailAddress = (says: string, pattern?: RegExp) =>
  z
    .string()
    .trim()
    .max(LONGEST, `An e-mail address has at most ${LONGEST} characters.`)
    .check(z.email({ error: says, ...(pattern ? { pattern } : {}) }))
