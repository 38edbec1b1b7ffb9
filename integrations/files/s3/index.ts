import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { SupplierError } from '#domain/supplier-error.ts'
import { checkedKey, type FileStore } from '../port.ts'

const ID = 's3'
/** The timeout of one attempt, including the body. */
const TIMEOUT_MS = 20_000
/** Whole files are put and got, so calls can be repeated. */
const TRIES = 3
const FIRST_DELAY_MS = 100

interface Answer {
  status: number
  bytes: Uint8Array
}

/**
 * Stores files in a bucket of Amazon S3 or a compatible server. `address` is `https://key:secret@s3.eu-west-1.amazonaws.com/bucket?region=eu-west-1`;
 * the default region is us-east-1.
 */
export function createS3Files(address: string): FileStore {
  const { username, password, origin, pathname, searchParams } = new URL(address)
  const client = new AwsClient({
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  })
  const bucket = `${origin}${pathname.replace(/\/$/, '')}`

  async function sendAttempt(key: string, init: RequestInit): Promise<Answer> {
    const signed = await client.sign(`${bucket}/${key}`, init)
    // Following a redirect would send the signature and the body elsewhere.
    const response = await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  /** The response of the last attempt. Throws `SupplierError` without any part of the address. */
  async function ask(key: string, init: RequestInit): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await sendAttempt(key, init).catch(() => null)
      if (answer && answer.status < 500) return answer
      if (attempt === TRIES) throw failed('unavailable', answer)
      await wait(FIRST_DELAY_MS * 2 ** (attempt - 1))
    }
  }

  return {
    id: ID,
    async put(key, { bytes, contentType }) {
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') }
      const answer = await ask(checkedKey(key), { method: 'PUT', headers, body: Buffer.from(bytes) })
      if (answer.status >= 300) throw failed('rejected', answer)
    },
    async get(key) {
      const answer = await ask(checkedKey(key), { method: 'GET' })
      if (answer.status === 404) return null
      if (answer.status >= 300) throw failed('rejected', answer)
      return answer.bytes
    },
  }
}

const failed = (kind: 'unavailable' | 'rejected', answer: Answer | null) =>
  new SupplierError(kind, ID, `The store of files ${answer ? `answered ${answer.status}` : 'cannot be reached'}`)
