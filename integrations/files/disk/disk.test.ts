import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesConformance } from '../conformance.ts'
import { createDiskFiles } from './index.ts'

filesConformance('A folder', {
  async open() {
    const dir = mkdtempSync(join(tmpdir(), 'tradewind-files-'))
    return { files: createDiskFiles(join(dir, 'files')), close: async () => rmSync(dir, { recursive: true, force: true }) }
  },
})

test('a folder that cannot be written to is unavailable', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tradewind-files-'))
  writeFileSync(join(dir, 'files'), 'a file where the folder should be')
  const work = createDiskFiles(join(dir, 'files')).put('a/b/c.png', { bytes: new Uint8Array(1), contentType: 'image/png' })
  await expect(work).rejects.toMatchObject({ kind: 'unavailable', supplier: 'disk' })
  rmSync(dir, { recursive: true, force: true })
})
