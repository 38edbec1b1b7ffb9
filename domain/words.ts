import { z } from 'zod'

const isWhole = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/** Free text from outside. Half of an emoji that some limit has cut, and a NUL, can be kept nowhere. */
export const Words = z.string().refine(isWhole, 'It holds a sign that cannot be kept. Write it once more.')
