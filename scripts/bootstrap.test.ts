import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { childEnvironment, installKey, isTooOld, needsInstall, runtimePath } from './bootstrap.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tw-bootstrap-'))
  write('package.json', { allowScripts: { node: true } })
  write('package-lock.json', {
    packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', optional: true } },
  })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, value: unknown) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value))
}

function installByHand(version: string) {
  write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version } } })
  mkdirSync(join(runtimePath(folder), '..'), { recursive: true })
  writeFileSync(runtimePath(folder), '')
}

describe('bootstrap', () => {
  it('installs into a fresh clone', () => {
    expect(needsInstall(folder)).toBe(true)
  })

  it('accepts an installation by npm itself if its versions match the lockfile', () => {
    installByHand('1.0.0')
    expect(needsInstall(folder)).toBe(false)
  })

  it('installs again if a package has another version than the lockfile', () => {
    installByHand('0.9.0')
    expect(needsInstall(folder)).toBe(true)
  })

  it('installs again after the lockfile changed', () => {
    installByHand('1.0.0')
    write('node_modules/.tradewind-install', installKey(folder))
    expect(needsInstall(folder)).toBe(false)
    write('package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } } })
    expect(needsInstall(folder)).toBe(true)
  })

  it('installs again when the pinned runtime is missing', () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } })
    expect(needsInstall(folder)).toBe(true)
  })

  it('refuses Node below 20', () => {
    expect(['18.20.4', '20.0.0', '24.21.0'].map(isTooOld)).toEqual([true, false, false])
  })

  it("puts the repository's binaries first on the path, whatever the case of the variable's name", () => {
    const bin = join(folder, 'node_modules', '.bin')
    expect(childEnvironment(folder, { Path: '/usr/bin', HOME: '/home' })).toEqual({
      Path: `${bin}${delimiter}/usr/bin`,
      HOME: '/home',
      NODE_COMPILE_CACHE: join(folder, 'node_modules', '.cache', 'node'),
    })
  })

  it('runs the script under the pinned runtime with its arguments, and returns its exit code', () => {
    write('script.ts', 'const code: number = 7; console.log(process.version, ...process.argv.slice(2)); process.exit(code)')
    const run = () =>
      execFileSync(process.execPath, ['scripts/bootstrap.mjs', join(folder, 'script.ts'), 'one', '--two'], { stdio: 'pipe' })
    expect(run).toThrow(expect.objectContaining({ status: 7, stdout: Buffer.from(`${process.version} one --two\n`) }))
  })

  it('forwards a signal and reports how the script ended', async () => {
    write('script.ts', `process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('ready')`)
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', join(folder, 'script.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([9, null])
  })
})
