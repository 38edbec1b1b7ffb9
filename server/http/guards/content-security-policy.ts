import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { firstScript } from '#contract/session/first-script.ts'
import type { Config } from '../../config.ts'

const nonces = new WeakMap<FastifyRequest, string>()

/** The request's nonce: every inline script of a page carries it. */
export function nonceOf(request: FastifyRequest): string {
  const nonce = nonces.get(request) ?? randomBytes(16).toString('base64')
  nonces.set(request, nonce)
  return nonce
}

const firstHash = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`

/** A response that is no page loads nothing: JSON, documents, streams, redirects. SVG drawings and the browser's XML view use inline styles. */
export const closedPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'"

/**
 * Pages run only our scripts. Inline styles are allowed because the component library writes its variables so, and frames of video hosts are allowed.
 * Suppliers' pictures are served by this host (`pictures.ts`). A page of plain HTML has one inline script, always the same, allowed by its hash
 * instead of a nonce. `frames` are the websites that may show the page in a frame. A map server serves its style, tiles, fonts and icons from one origin.
 */
export function pagePolicy(
  nonce: string | null,
  config: Pick<Config, 'NODE_ENV' | 'MAPS_STYLE_URL' | 'API_URL' | 'GETTING_STARTED_VIDEO'>,
  frames: "'self'" | '*' = "'self'",
): string {
  const connections = [
    ...(config.API_URL === undefined ? [] : [new URL(config.API_URL).origin]),
    ...(config.MAPS_STYLE_URL === undefined ? [] : [new URL(config.MAPS_STYLE_URL).origin]),
    // For Vite's hot reload.
    ...(config.NODE_ENV === 'development' ? ['ws:'] : []),
  ]
  return [
    "default-src 'self'",
    ["script-src 'self'", firstHash, ...(nonce === null ? [] : [`'nonce-${nonce}'`])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ...(config.GETTING_STARTED_VIDEO === undefined ? [] : [`media-src 'self' ${new URL(config.GETTING_STARTED_VIDEO).origin}`]),
    ["connect-src 'self'", ...connections].join(' '),
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ')
}
