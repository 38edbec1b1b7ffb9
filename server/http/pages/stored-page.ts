import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { firstScript } from '#contract/session/first-script.ts'

const [brotli, zip, unzip] = [promisify(brotliCompress), promisify(gzip), promisify(gunzip)]

/** A page as bytes in the codings that browsers accept. A client that accepts none gets it decompressed, so that three times as many pages fit. */
export interface StoredPage {
  /** The size of all codings together. */
  weight: number
  headers: Record<string, string>
  hash: string
  forms: Record<Exclude<Coding, 'identity'>, Buffer>
}
export type Coding = 'br' | 'gzip' | 'identity'

/**
 * Every script that runs comes from a file or is the one inline script of all pages: such a page needs no nonce and is the same bytes for everybody.
 * Structured data does not run, nor do scripts that load later (`text/later`).
 */
const runsInline = /<script\b(?![^>]*(?:\ssrc=|type="application\/ld\+json"|type="text\/later"))/i
const first = `<script>${firstScript}</script>`
/** Headers that concern the page and not its transport or its first reader. */
const storedHeaders = ['content-type', 'link', 'content-language']

/** A rendered page in the form that is stored; null when it is no page, or not the same for everybody. */
export async function toStoredPage(response: Response): Promise<StoredPage | null> {
  const { status, headers } = response
  const isPublic = !headers.has('set-cookie') && !/no-store|private/.test(headers.get('cache-control') ?? '')
  if (status !== 200 || !isPublic || !headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel()
    return null
  }
  const text = await response.text()
  if (runsInline.test(text.replace(first, ''))) return null
  const body = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    zip(body, { level: 9 }),
  ])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    weight: br.length + gz.length,
    headers: Object.fromEntries(storedHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : []))),
    hash,
    forms: { br, gzip: gz },
  }
}

/** The page's ETag in a coding: other bytes, another tag (RFC 9110, 8.8.3). */
export const tagOf = ({ hash }: StoredPage, coding: Coding): string =>
  coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`

export const bytesOf = async ({ forms }: StoredPage, coding: Coding): Promise<Buffer> =>
  coding === 'identity' ? unzip(forms.gzip) : forms[coding]

/** The best coding that the client accepts and does not refuse (`br;q=0`). */
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

/** Whether a browser has this representation already (If-None-Match, weak comparison as in RFC 9110). */
export const hasAlready = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag) ?? false
