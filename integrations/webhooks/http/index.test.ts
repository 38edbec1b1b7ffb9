import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createWebhookSender } from './index.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** A receiver on this machine that answers every request alike, and the addresses that it was asked for. */
async function receiver(status: number, headers: Record<string, string> = {}, text = '') {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status, headers).end(text)
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const message = { headers: { 'content-type': 'application/json' }, body: '{}' }
const outside = createWebhookSender({ isLoopbackAllowed: false })
const local = createWebhookSender({ isLoopbackAllowed: true, timeoutMs: 300 })

test.each([
  ['https://hooks.example.com/in', true],
  ['https://hooks.example.com:8443/in', true],
  ['https://203.0.112.9/', true],
  ['http://hooks.example.com/in', false],
  ['https://ada:secret@hooks.example.com/', false],
  ['https://127.0.0.1/', false],
  ['https://10.0.0.8/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/', false],
  ['https://[fd00::1]/', false],
  // The same address as a number, which URL normalizes.
  ['https://2130706433/', false],
  ['https://localhost/', false],
  ['https://printer.local/', false],
  ['https://metadata.google.internal/', false],
  ['ftp://hooks.example.com/', false],
  ['hooks.example.com', false],
])('%s may be addressed: %s', (address, isAllowed) => {
  expect(outside.isAllowed(address)).toBe(isAllowed)
})

test('this machine may be addressed only where the configuration says so', async () => {
  const { url, asked } = await receiver(200, {}, 'ok')
  expect(await outside.post(url, message)).toMatchObject({ status: null, problem: expect.stringContaining('private network') })
  expect(asked).toEqual([])
  expect(await local.post(url, message)).toMatchObject({ status: 200, text: 'ok', problem: null })
})

test('a redirect is not followed', async () => {
  const target = await receiver(200)
  const { url } = await receiver(302, { location: `${target.url}/inside` })
  expect(await local.post(url, message)).toMatchObject({ status: 302, problem: 'Redirects are not followed.' })
  expect(target.asked).toEqual([])
})

test('only the beginning of an answer is read', async () => {
  const { url } = await receiver(500, {}, 'a'.repeat(100_000))
  const { status, text } = await local.post(url, message)
  expect([status, text.length]).toEqual([500, 4_000])
})

test('a server that does not answer in time, or is not there, is a problem in words', async () => {
  const silent = createServer(() => {})
  open.push({ close: () => silent.closeAllConnections() }, silent)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  expect((await local.post(`http://127.0.0.1:${port}`, message)).problem).toBe('No answer within 0.3 seconds.')
  const { url } = await receiver(200)
  open.pop()?.close()
  expect((await local.post(url, message)).problem).toMatch(/refused the connection|closed the connection/)
})
