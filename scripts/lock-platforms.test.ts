import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { completeLock, type Lockfile, missingOptional, platformOf } from './lock-platforms.ts'

describe('the lockfile', () => {
  it('has every optional package that a package requires, so that npm ci accepts it on every platform', () => {
    const lock: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    expect(missingOptional(lock).map((item) => item.path)).toEqual([])
  })

  it('gets missing packages of other platforms, with the platform from their names', () => {
    const lock: Lockfile = {
      packages: {
        '': {},
        'node_modules/tool': { version: '2.0.0', dev: true, optionalDependencies: { '@tool/linux-x64-musl': '2.0.0' } },
      },
    }
    expect(completeLock(lock)).toEqual(['@tool/linux-x64-musl@2.0.0'])
    expect(lock.packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    })
    expect(completeLock(lock)).toEqual([])
  })

  it('does not guess the platform of a name without one', () => {
    expect(platformOf('fsevents')).toBeNull()
    expect(platformOf('@img/sharp-win32-arm64')).toEqual({ cpu: ['arm64'], os: ['win32'] })
  })
})
