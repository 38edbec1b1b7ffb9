import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../../config.ts'
import { answerHeaders } from '../guards/answer-headers.ts'
import { registerWeb } from './web.ts'

/** A stub of the server bundle that returns the request it received. */
const bundle = `
export const entry = { module: {
  createContext: (web) => web,
  createHandler: () => async (request, web) => {
    if (new URL(request.url).pathname === '/old') return new Response(null, { status: 302, headers: { location: '/new' } })
    const text = await request.text()
    return Response.json({ url: request.url, method: request.method, length: text.length, nonce: web.nonce }, { headers: { 'set-cookie': 'from=page' } })
  },
} }
`
const root = await mkdtemp(join(tmpdir(), 'web-bridge-'))
const app = fastify()
/** Different content from the file itself, to show which one was sent. */
const packed = brotliCompressSync('export const isPacked = true')

beforeAll(async () => {
  await mkdir(join(root, 'build', 'server'), { recursive: true })
  await mkdir(join(root, 'build', 'client', 'assets'), { recursive: true })
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
  await writeFile(join(root, 'build', 'server', 'index.js'), bundle)
  await writeFile(join(root, 'build', 'client', 'assets', 'a-1f2e.js'), 'export {}')
  await writeFile(join(root, 'build', 'client', 'assets', 'a-1f2e.js.br'), packed)
  answerHeaders(loadConfig({})).register(app)
  app.post('/api/taken', async (request) => ({ body: request.body }))
  await registerWeb(app, {
    mode: 'production',
    root,
    webFor: async () => {
      const responseHeaders = new Headers({ 'set-cookie': 'from=api' })
      // The stand-in bundle calls no API, so none is given.
      return {
        api: Object.create(null),
        responseHeaders,
        nonce: 'n1',
        origin: 'https://skyways.example.test',
        isStorefront: false,
        isServed: true,
      }
    },
  })
})

afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

test('a page gets the address as the visitor typed it, and cookies of the API and of the page are both set', async () => {
  const answer = await app.inject('/order?status=Issued')
  expect(answer.json()).toEqual({
    url: 'https://skyways.example.test/order?status=Issued',
    method: 'GET',
    length: 0,
    nonce: 'n1',
  })
  expect(answer.headers['set-cookie']).toEqual(['from=api', 'from=page'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('a form reaches the page unparsed, whatever its type', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/sign-in',
    headers: { 'content-type': 'application/json' },
    payload: '{"a":',
  })
  expect(answer.json()).toMatchObject({ method: 'POST', length: 5 })
})

test('routes registered elsewhere keep their own parsing', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/taken', payload: { a: 1 } })
  expect(answer.json()).toEqual({ body: { a: 1 } })
})

test('a redirect stays a redirect', async () => {
  const answer = await app.inject('/old')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/new'])
})

test('a form above 12 MB is refused before it is read', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/sign-in',
    headers: { 'content-length': String(13 * 1024 * 1024) },
    payload: 'x',
  })
  expect(answer.statusCode).toBe(413)
})

test('files with a hash in their name may be cached for a year', async () => {
  const answer = await app.inject('/assets/a-1f2e.js')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})

test('files are sent without headers for documents, but with nosniff', async () => {
  const file = (await app.inject('/assets/a-1f2e.js')).headers
  for (const name of ['x-frame-options', 'etag', 'x-request-id']) expect(file[name]).toBeUndefined()
  expect(file['x-content-type-options']).toBe('nosniff')
  expect((await app.inject('/order')).headers['x-frame-options']).toBe('SAMEORIGIN')
})

test('files are sent compressed to browsers that accept it', async () => {
  const path = '/assets/a-1f2e.js'
  const { headers, rawPayload } = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(rawPayload.equals(packed)).toBe(true)
  expect((await app.inject({ url: path, headers: { 'accept-encoding': 'gzip' } })).body).toBe('export {}')
  expect((await app.inject(`${path}.br`)).headers['cache-control']).not.toContain('immutable')
})

test('flags are served by country code, and no other file of their folder', async () => {
  expect((await app.inject('/flags/NG.svg')).headers['content-type']).toContain('image/svg+xml')
  expect((await app.inject('/flags/../package.json')).body).not.toContain('country-flag-icons')
})
