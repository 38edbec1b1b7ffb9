import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RECIPES, scaffold, spell } from './scaffold.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tw-scaffold-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a generator', () => {
  it('writes a name in every form that code needs', () => {
    expect(spell('orders/archive-order')).toEqual({
      area: 'orders',
      name: 'archive-order',
      camel: 'archiveOrder',
      Name: 'ArchiveOrder',
      Title: 'Archive order',
    })
  })

  it.each(Object.keys(RECIPES))('for a %s writes files without placeholders', (kind) => {
    const { written } = scaffold(kind, 'orders/try-this', folder)
    expect(written.length).toBeGreaterThan(0)
    for (const path of written) expect(readFileSync(join(folder, path), 'utf8')).not.toContain('{{')
  })

  it('never overwrites a file', () => {
    scaffold('job', 'orders/try-this', folder)
    expect(() => scaffold('job', 'orders/try-this', folder)).toThrow('exists already')
  })

  it('requires the folder if there are several', () => {
    expect(() => scaffold('job', 'try-this', folder)).toThrow('npm run new:job')
    expect(existsSync(join(folder, 'server'))).toBe(false)
  })

  it('refuses a name that is not in kebab case', () => {
    expect(() => scaffold('job', 'orders/../../etc', folder)).toThrow('is not a name')
  })
})
