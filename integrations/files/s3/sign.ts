import { createHash, createHmac } from 'node:crypto'

export interface S3Key {
  id: string
  secret: string
  region: string
}

export interface Signable {
  method: 'GET' | 'PUT'
  url: URL
  /** Lower-case names; all of them are signed. */
  headers: Record<string, string>
  body: Uint8Array
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

/** RFC 3986 as AWS asks for it: everything but letters, digits and `-._~` is escaped, slashes of a path are not. */
const escaped = (path: string) =>
  path
    .split('/')
    .map((part) =>
      encodeURIComponent(decodeURIComponent(part)).replaceAll(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/')

/**
 * The headers of a request to S3 with AWS Signature Version 4, single chunk (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 * Requests without a query string only.
 */
export function signRequest({ method, url, headers, body }: Signable, key: S3Key, at: Date): Record<string, string> {
  const instant = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const scope = `${instant.slice(0, 8)}/${key.region}/s3/aws4_request`
  const content = sha256(body)
  const all: Record<string, string> = { ...headers, host: url.host, 'x-amz-content-sha256': content, 'x-amz-date': instant }
  const names = Object.keys(all).sort()
  const signed = names.join(';')
  const lines = names.map((name) => `${name}:${(all[name] ?? '').trim()}\n`).join('')
  const canonical = [method, escaped(url.pathname), '', lines, signed, content].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n')
  const dated = hmac(`AWS4${key.secret}`, instant.slice(0, 8))
  const signature = hmac(hmac(hmac(hmac(dated, key.region), 's3'), 'aws4_request'), toSign).toString('hex')
  const { host: _host, ...sent } = all
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${key.id}/${scope},SignedHeaders=${signed},Signature=${signature}`,
  }
}
