import { timingSafeEqual } from 'node:crypto'
import { openSeal, TAG_LENGTH } from './seal.ts'

/** An id that contains its data, as JSON in base64url with a tag: nothing is stored, and nobody can forge one. */
export function writeSealedId(prefix: string, secret: string, content: unknown): string {
  const payload = Buffer.from(JSON.stringify(content))
  return `${prefix}_${Buffer.concat([payload, openSeal(`${prefix}|${secret}`)(payload)]).toString('base64url')}`
}

/** The data of an id; undefined for one with another secret, or a forged one. */
export function readSealedId(prefix: string, secret: string, id: string): unknown {
  if (!id.startsWith(`${prefix}_`) || !/^[\w-]+$/.test(id)) return undefined
  const sealed = Buffer.from(id.slice(prefix.length + 1), 'base64url')
  if (sealed.length <= TAG_LENGTH || `${prefix}_${sealed.toString('base64url')}` !== id) return undefined
  const payload = sealed.subarray(0, -TAG_LENGTH)
  const genuine = timingSafeEqual(openSeal(`${prefix}|${secret}`)(payload), sealed.subarray(-TAG_LENGTH))
  return genuine ? JSON.parse(payload.toString()) : undefined
}
