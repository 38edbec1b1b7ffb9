import { createHash, createHmac } from 'node:crypto'

export interface Signed {
  method: string
  /** As requested: path and query. */
  url: string
  headers: Record<string, string>
}

const sha256 = (data: string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()
const Authorization =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=/

/** AWS Signature Version 4 of a request as a bucket computes it (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). */
export function signatureOf({ method, url, headers }: Signed, secret: string): string {
  const [, day = '', region = '', signed = ''] = Authorization.exec(headers.authorization ?? '') ?? []
  const { pathname, searchParams } = new URL(url, 'http://bucket.test')
  const query = [...searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort()
  const lines = signed.split(';').map((name) => `${name}:${(headers[name] ?? '').trim()}\n`)
  const canonical = [method, pathname, query.join('&'), lines.join(''), signed, headers['x-amz-content-sha256']].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex')
}
