import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from './port.ts'

export interface FilesConformance {
  open(): Promise<{ files: FileStore; close(): Promise<void> }>
}

const bytesOf = (text: string) => ({ bytes: new TextEncoder().encode(text), contentType: 'text/plain' })
const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)

/** The requirements of every file store. Registers Vitest cases. */
export function filesConformance(name: string, { open }: FilesConformance): void {
  describe(`${name} as a store of files`, () => {
    let opened: Awaited<ReturnType<typeof open>>
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test('returns a stored file byte for byte', async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
      await opened.files.put('agency/image/640.webp', { bytes, contentType: 'image/webp' })
      expect(Buffer.from((await opened.files.get('agency/image/640.webp')) ?? []).equals(bytes)).toBe(true)
    })

    test('returns null for an unknown key', async () => {
      expect(await opened.files.get('agency/image/nothing.webp')).toBeNull()
      expect(await opened.files.get('nobody/nothing/nothing.webp')).toBeNull()
    })

    test('replaces a file under the same key', async () => {
      await opened.files.put('agency/other/logo.png', bytesOf('first, and longer'))
      await opened.files.put('agency/other/logo.png', bytesOf('second'))
      expect(textOf(await opened.files.get('agency/other/logo.png'))).toBe('second')
    })

    test('keeps files of similar keys separate', async () => {
      await opened.files.put('one/image/a.png', bytesOf('of one'))
      await opened.files.put('two/image/a.png', bytesOf('of two'))
      expect(textOf(await opened.files.get('one/image/a.png'))).toBe('of one')
    })

    test.each([
      '../secret',
      'agency/../../secret',
      '/etc/passwd',
      'agency',
      '',
      'agency/.hidden',
      'agency/a b',
      'agency\\..\\x/y',
    ])('refuses the key %j', async (key) => {
      await expect(opened.files.get(key)).rejects.toThrow('not a key')
      await expect(opened.files.put(key, bytesOf('x'))).rejects.toThrow('not a key')
    })
  })
}
