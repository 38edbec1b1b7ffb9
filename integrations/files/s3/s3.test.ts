import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { filesConformance } from '../conformance.ts'
import { createS3Files } from './index.ts'
import { signatureOf } from './signature.fixture.ts'

const key = { id: 'test-key', secret: 'test/secret+', region: 'eu-west-1' }

/** A bucket that verifies each signature and stores what is put. The first `failures` answers are 503. */
async function startBucket({ failures = 0 } = {}) {
  const stored = new Map<string, Buffer>()
  let failing = failures
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const path = request.url ?? ''
    const end = (status: number, content?: Buffer) => response.writeHead(status).end(content)
    if (failing > 0) {
      failing -= 1
      return end(503)
    }
    if (!isSigned(request, body)) return end(403)
    const [name = ''] = path.split('?')
    if (request.method === 'PUT') stored.set(name, body)
    const found = stored.get(name)
    return found ? end(200, request.method === 'GET' ? found : undefined) : end(404)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const host = `127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  const close = async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return { host, stored, close }
}

function isSigned({ headers, method = '', url = '' }: IncomingMessage, body: Buffer): boolean {
  const received = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const content = received['x-amz-content-sha256']
  if (content !== 'UNSIGNED-PAYLOAD' && content !== createHash('sha256').update(body).digest('hex')) return false
  return received.authorization?.endsWith(`Signature=${signatureOf({ method, url, headers: received }, key.secret)}`) ?? false
}

const addressOf = (host: string, secret = key.secret) =>
  `http://${key.id}:${encodeURIComponent(secret)}@${host}/pictures?region=${key.region}`

filesConformance('S3', {
  async open() {
    const bucket = await startBucket()
    return { files: createS3Files(addressOf(bucket.host)), close: bucket.close }
  },
})

const file = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/png' }

test('stores files in the bucket that the address names', async () => {
  const bucket = await startBucket()
  await createS3Files(addressOf(bucket.host)).put('agency/image/logo.png', file)
  expect([...bucket.stored.keys()]).toEqual(['/pictures/agency/image/logo.png'])
  await bucket.close()
})

test('a temporary failure is retried', async () => {
  const bucket = await startBucket({ failures: 2 })
  await createS3Files(addressOf(bucket.host)).put('agency/image/logo.png', file)
  expect(bucket.stored.size).toBe(1)
  await bucket.close()
})

test('a wrong secret is rejected and never printed', async () => {
  const bucket = await startBucket()
  const work = createS3Files(addressOf(bucket.host, 'hunter2-wrong')).put('agency/image/logo.png', file)
  await expect(work).rejects.toMatchObject({ kind: 'rejected', supplier: 's3' })
  await expect(work).rejects.not.toThrow('hunter2')
  await bucket.close()
})

test('a server that is down is unavailable', async () => {
  const bucket = await startBucket()
  await bucket.close()
  await expect(createS3Files(addressOf(bucket.host)).get('agency/image/logo.png')).rejects.toMatchObject({ kind: 'unavailable' })
})
