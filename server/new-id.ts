import { randomUUID } from 'node:crypto'

/**
 * A UUID version 7 (RFC 9562): sorted by creation time, so that indexes grow at their end. Version 4 has its random digits in the same positions, and
 * Node generates those in batches.
 */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
