import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a text is the secret, in a time that does not tell how much of it is right. */
export const isSameSecret = (text: string, secret: string): boolean => timingSafeEqual(digest(text), digest(secret))
