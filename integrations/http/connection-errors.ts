/** Codes of failures before the request was sent: it cannot have had an effect. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EAI_NODATA',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EMFILE',
  'UND_ERR_CONNECT_TIMEOUT',
  'EPROTO',
])

/** The TLS handshake precedes the request, so its failures belong here too. */
const handshake = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/

/** The code of a `fetch` error: the error says only "fetch failed", its cause has the code. */
export function codeOf(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && at.code !== 'UND_ERR') return at.code
  }
  return 'CONNECTION_BROKEN'
}

export const wasNeverSent = (code: string): boolean => neverSent.has(code) || handshake.test(code)
