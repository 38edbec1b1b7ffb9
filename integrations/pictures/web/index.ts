import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { SupplierError } from '#domain/supplier-error.ts'
import type { PictureSource } from '../port.ts'
import { isPublicLiteral, lookupPublic, NotPublic } from '../../public-address.ts'

export interface PictureSourceOptions {
  /** Hosts of the configured suppliers, with port: only these may have private addresses, plain HTTP and other ports, as the sandbox has. */
  supplierHosts: readonly string[]
  timeoutMs?: number
  maxBytes?: number
}

const ID = 'pictures'
const MEGABYTE = 1024 * 1024
const REDIRECTS = 3
/** SVG is excluded: it can refer to other files and run scripts. */
const TYPES = /^image\/(?:jpeg|png|webp|avif|gif)\b/i

const rejected = (why: string) => new SupplierError('rejected', ID, why)

/**
 * Downloads pictures over HTTP. Addresses from suppliers' answers are not trusted: a private address is refused after DNS resolution, and again after
 * every redirect.
 */
export function createWebPictures({
  supplierHosts,
  timeoutMs = 8_000,
  maxBytes = 12 * MEGABYTE,
}: PictureSourceOptions): PictureSource {
  const isSupplier = (url: URL) => supplierHosts.includes(url.host)

  function assertAllowed(url: URL): void {
    if (isSupplier(url)) return
    if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || !isPublicLiteral(url.hostname))
      throw rejected('the address of a picture is not public')
  }

  function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    assertAllowed(url)
    const options = {
      signal,
      headers: { accept: 'image/webp,image/jpeg,image/png,image/*' },
      ...(isSupplier(url) ? {} : { lookup: lookupPublic }),
    }
    const get = url.protocol === 'https:' ? getHttps : getHttp
    return new Promise((resolve, reject) => {
      get(url, options, resolve).once('error', reject)
    })
  }

  async function read(answer: IncomingMessage): Promise<Uint8Array> {
    if (!TYPES.test(answer.headers['content-type'] ?? '')) throw rejected('the answer is no picture')
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of answer) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw rejected(`the picture has more than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }

  async function follow(address: string, signal: AbortSignal): Promise<Uint8Array> {
    let url = new URL(address)
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const answer = await ask(url, signal)
      try {
        const { statusCode = 0, headers } = answer
        if (statusCode === 200) return await read(answer)
        if (statusCode < 300 || statusCode >= 400 || !headers.location)
          throw new SupplierError('unavailable', ID, `the answer to a picture was ${statusCode}`)
        url = new URL(headers.location, url)
      } finally {
        answer.destroy()
      }
    }
    throw rejected('the address of a picture redirects too often')
  }

  return {
    id: ID,
    async get(address) {
      if (!URL.canParse(address)) throw rejected('the address of a picture is none')
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        return await follow(address, signal)
      } catch (error) {
        if (error instanceof SupplierError) throw error
        if (error instanceof NotPublic) throw rejected('the address of a picture is not public')
        if (signal.aborted) throw new SupplierError('timeout', ID, `no picture within ${timeoutMs} ms`)
        throw new SupplierError('unavailable', ID, 'the picture could not be fetched')
      }
    },
  }
}
