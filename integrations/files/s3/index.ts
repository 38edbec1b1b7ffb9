import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import { checkedKey, type FileStore } from '../port.ts'
import { type S3Key, type Signable, signRequest } from './sign.ts'

const SUPPLIER = 's3'
const TIMEOUT_MS = 20_000
/** Putting and getting whole files may be repeated without harm. */
const TRIES = 3
/** More than any picture that is kept, in bytes. */
const LARGEST = 20_000_000

/**
 * Keeps files in a bucket of Amazon S3 or of a server that speaks its API. `address` is
 * `https://key:secret@s3.eu-west-1.amazonaws.com/bucket?region=eu-west-1`; the region is us-east-1 unless named.
 */
export function createS3Files(address: string, now: () => Date = () => new Date()): FileStore {
  const { username, password, origin, pathname, searchParams } = new URL(address)
  const region = searchParams.get('region') ?? 'us-east-1'
  const key: S3Key = { id: decodeURIComponent(username), secret: decodeURIComponent(password), region }
  const folder = `${origin}${pathname.replace(/\/$/, '')}`

  function once(call: Signable): Promise<Response> {
    const { method, url, body } = call
    return fetch(url, {
      method,
      headers: signRequest(call, key, now()),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(method === 'PUT' ? { body: Buffer.from(body) } : {}),
    })
  }

  async function ask(call: Signable, attempt = 1): Promise<Response> {
    const answer = await once(call).catch(() => null)
    if (answer && (answer.ok || answer.status === 404)) return answer
    await answer?.body?.cancel()
    const status = answer?.status ?? null
    if (attempt < TRIES && (status === null || status >= 500)) return ask(call, attempt + 1)
    const kind: SupplierErrorKind = status !== null && status < 500 ? 'rejected' : 'unavailable'
    throw new SupplierError(kind, SUPPLIER, `The store of files ${status === null ? 'cannot be reached' : `answered ${status}`}`)
  }

  const addressOf = (name: string) => new URL(`${folder}/${checkedKey(name)}`)

  return {
    id: SUPPLIER,
    async put(name, { bytes, contentType }) {
      const url = addressOf(name)
      const answer = await ask({ method: 'PUT', url, headers: { 'content-type': contentType }, body: bytes })
      await answer.body?.cancel()
      if (!answer.ok) throw new SupplierError('rejected', SUPPLIER, 'The bucket does not exist')
    },
    async get(name) {
      const answer = await ask({ method: 'GET', url: addressOf(name), headers: {}, body: new Uint8Array() })
      if (answer.status === 404 || Number(answer.headers.get('content-length') ?? 0) > LARGEST) {
        await answer.body?.cancel()
        return null
      }
      return answer.bytes()
    },
  }
}
