import { z } from 'zod'

/** Text from outside. PostgreSQL stores neither NUL nor a lone surrogate, such as half of an emoji that was cut by a limit. */
export const Words = z.string().regex(/^[^\0\ud800-\udfff]*$/u, 'It contains a character that cannot be stored. Type it again.')
