import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What a push service was sent: the message as the browser decrypts it, and the key that signed the request. */
export interface Pushed {
  message: unknown
  headers: Record<string, string | string[] | undefined>
  /** The claims of the VAPID token, whose signature was verified with `key`. */
  claims: { aud: string; sub: string; exp: number }
  key: string
}

const text64 = (bytes: Buffer) => bytes.toString('base64url')
const bytes64 = (text: string) => Buffer.from(text, 'base64url')
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** The token of `Authorization: vapid t=..., k=...` (RFC 8292): ES256 over its first two parts. */
function readToken(header: string): Pick<Pushed, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = bytes64(key)
  const jwk = { kty: 'EC', crv: 'P-256', x: text64(point.subarray(1, 33)), y: text64(point.subarray(33)) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytes64(signature),
  )
  if (!isSigned) throw new Error('the token is not signed by the key')
  return { claims: JSON.parse(bytes64(body).toString()), key }
}

/** A browser with a subscription at a push service on this machine, which answers with `status`. */
export async function startPushService(status = 201) {
  const ecdh = createECDH('prime256v1')
  const [publicKey, secret] = [ecdh.generateKeys(), randomBytes(16)]

  /** RFC 8291 and RFC 8188, one record. */
  function decrypt(body: Buffer): unknown {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const key = derive(ecdh.computeSecret(sender), secret, info, 32)
    const content = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const sealed = body.subarray(21 + sender.length)
    const decipher = createDecipheriv('aes-128-gcm', content, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }

  const pushed: Pushed[] = []
  const answer = { status }
  const server = createServer((request, response) => {
    buffer(request)
      .then((body) => {
        pushed.push({ message: decrypt(body), headers: request.headers, ...readToken(request.headers.authorization ?? '') })
        response.writeHead(answer.status).end()
      })
      .catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    pushed,
    answer,
    subscription: { endpoint: `${origin}/browser-1`, keys: { p256dh: text64(publicKey), auth: text64(secret) } },
    close: () => server.close(),
  }
}
