import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja } from '#tests/book-flight.ts'

/** The client that `npm run client` makes from the document of the running product, and `tests/client/sell-flight.ts`, which uses it. */
const run = promisify(execFile)
const node = (...args: string[]) => run(process.execPath, args, { maxBuffer: 10_000_000 })
const program = resolve('tests/client/sell-flight.ts')
const folder = mkdtempSync(join(tmpdir(), 'tradewind-client-'))

let t: TestApp
let owner: SignedIn
let api = ''
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  api = `${(await t.app.listen({ port: 0, host: 'localhost' })).replace('127.0.0.1', 'localhost')}/api`
}, 60_000)
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

const createKey = async (permissions: string[]): Promise<{ id: string; key: string }> =>
  (await owner.call('POST', '/developers/keys', { name: 'Client', permissions, password: demoPassword })).body
const use = async (key: string) => JSON.parse((await node(program, api, key, oneAdultToAbuja.depart)).stdout)

/** The options of a project of its own, which finds the generated types as if they were beside the program. */
const project = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    rootDirs: [resolve('tests/client'), folder],
  },
  files: [program, join(folder, 'tradewind-api.d.ts')],
}

test('a program with the generated client passes the type check', { tags: ['full'] }, async () => {
  await node('scripts/client.ts', `${api}/openapi.json`, join(folder, 'tradewind-api.d.ts'))
  const file = join(folder, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(project))
  const { stdout } = await node('node_modules/typescript/bin/tsc', '-p', file).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})

test('it reads, sells once for its idempotency key, is refused beyond its permissions and after its key was revoked', async () => {
  const { id, key } = await createKey(['orders:read', 'orders:write'])
  const said = await use(key)
  expect(said.list).toBe(200)
  expect(said.forbidden.type).toMatch(/^application\/problem\+json/)
  expect(said.forbidden.problem).toMatchObject({ type: 'urn:error:access.forbidden', status: 403, code: 'access.forbidden' })
  const [orderId, again] = said.sold
  expect(again).toBe(orderId)
  await t.drain()
  const order = (await owner.call('GET', `/orders/${orderId}`)).body
  expect(order).toMatchObject({ status: 'Issued', createdBy: 'Adaeze Okonkwo' })
  expect(await use(key)).toMatchObject({ first: expect.any(String) })

  expect((await owner.call('DELETE', `/developers/keys/${id}`)).status).toBe(200)
  expect(await use(key)).toMatchObject({ list: 401, refused: 'auth.key-invalid', sold: [] })
})
