import { hash } from 'node:crypto'

/** Our id of something of a supplier: short, stable, and without its name. */
export const publicTourId = (...parts: readonly string[]): string => hash('sha1', parts.join('\n'), 'base64url').slice(0, 14)
