import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** A page as it goes out: its bytes in each coding, each with a tag of its own. */
export interface StoredPage {
  /** Bytes that all codings take together. */
  weight: number
  headers: Record<string, string>
  forms: Record<Coding, { tag: string; body: Buffer }>
}
export type Coding = 'br' | 'gzip' | 'identity'

/** Every script that runs comes from a file: such a page needs no nonce, and is the same bytes for everybody. Data for search engines does not run. */
const runsInline = /<script\b(?![^>]*(?:\ssrc=|type="application\/ld\+json"))/i
/** Headers of the answer that are about the page and not about its transport or its first reader. */
const kept = ['content-type', 'link', 'content-language']

/** A rendered page as one that can be stored; null when it is no page, or not the same for everybody. */
export async function toStoredPage(response: Response): Promise<StoredPage | null> {
  const { status, headers } = response
  const isPublic = !headers.has('set-cookie') && !/no-store|private/.test(headers.get('cache-control') ?? '')
  if (status !== 200 || !isPublic || !headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel()
    return null
  }
  const text = await response.text()
  if (runsInline.test(text)) return null
  const body = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    zip(body, { level: 9 }),
  ])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    weight: body.length + br.length + gz.length,
    headers: Object.fromEntries(kept.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : []))),
    forms: {
      br: { tag: `"${hash}-br"`, body: br },
      gzip: { tag: `"${hash}-gz"`, body: gz },
      identity: { tag: `"${hash}"`, body },
    },
  }
}

/** The best coding that a visitor's browser names and does not refuse (`br;q=0`). */
export function codingFor(acceptEncoding: string | undefined): Coding {
  const named = (acceptEncoding ?? '').toLowerCase().split(',')
  const takes = (coding: string) =>
    named.some((one) => {
      const [name = '', ...rest] = one.split(';').map((part) => part.trim())
      return name === coding && !rest.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    })
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Whether a browser has this very form already (If-None-Match, compared weakly as RFC 9110 asks). */
export const hasAlready = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag) ?? false
