import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { closeDataFolder } from './data-folder.ts'

const base = mkdtempSync(join(tmpdir(), 'data-folder-'))
afterAll(() => rmSync(base, { recursive: true }))

const modeOf = (...path: string[]) => (statSync(join(base, ...path)).mode & 0o7777).toString(8)

describe('the data folder', () => {
  test('is created for this user only', () => {
    closeDataFolder(join(base, 'new', 'data'))
    expect(modeOf('new', 'data')).toBe('700')
  })

  test('of an older version is closed to other users, with its content', () => {
    for (const part of ['db', 'files', 'sandbox']) mkdirSync(join(base, 'old', part), { recursive: true, mode: 0o755 })
    chmodSync(join(base, 'old'), 0o755)
    closeDataFolder(join(base, 'old'))
    expect([modeOf('old'), modeOf('old', 'db'), modeOf('old', 'files'), modeOf('old', 'sandbox')]).toEqual(Array(4).fill('700'))
  })

  test('keeps its mode where it is shared or contains other files, but the database in it is closed', () => {
    mkdirSync(join(base, 'shared', 'db'), { recursive: true })
    chmodSync(join(base, 'shared'), 0o1777)
    mkdirSync(join(base, 'home'))
    writeFileSync(join(base, 'home', 'notes.txt'), '')
    chmodSync(join(base, 'home'), 0o755)
    for (const folder of ['shared', 'home']) closeDataFolder(join(base, folder))
    expect([modeOf('shared'), modeOf('home')]).toEqual(['1777', '755'])
    expect(modeOf('shared', 'db')).toBe('700')
  })
})
