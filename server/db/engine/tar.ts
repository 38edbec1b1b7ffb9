import { createReadStream } from 'node:fs'
import { basename, dirname } from 'node:path/posix'

const BLOCK = 512
/** Offset and length in bytes of the header fields used here (POSIX ustar). */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  sum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const
type Field = keyof typeof fields

/** A file to be added to an archive. */
export interface Packed {
  /** A path of at most 155 bytes and a name of at most 100, `files/<agency>/<image>/640.webp`. */
  name: string
  /** Its bytes, read when the archive reaches this file. */
  read(): Uint8Array
}

/** The file is no archive, or it is truncated. */
export class TarDamaged extends Error {}

const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
const sumOf = (header: Buffer): number => header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

function headerOf(path: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  const write = (field: Field, text: string) => {
    const [at, length] = fields[field]
    if (Buffer.byteLength(text) > length) throw new RangeError(`too long for an archive: ${path}`)
    header.write(text, at)
  }
  const folder = dirname(path)
  write('name', basename(path))
  write('prefix', folder === '.' ? '' : folder)
  write('mode', '0000600')
  write('size', size.toString(8).padStart(11, '0'))
  write('type', '0')
  write('magic', 'ustar\u000000')
  write('sum', `${sumOf(header).toString(8).padStart(6, '0')}\u0000 `)
  return header
}

/** The bytes of an archive, generated file by file. */
export function* tarOf(files: Iterable<Packed>): Generator<Uint8Array> {
  for (const { name, read } of files) {
    const bytes = read()
    yield headerOf(name, bytes.length)
    yield bytes
    yield padding(bytes.length)
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** The files of an archive in order, each whole in memory. Throws TarDamaged. */
export async function* filesOf(archive: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const read = readerOf(archive)
  for (;;) {
    const header = await read(BLOCK)
    if (header.every((byte) => byte === 0)) return
    const text = (field: Field) => {
      const [at, length] = fields[field]
      return header.toString('utf8', at, at + length).split('\u0000')[0] ?? ''
    }
    if (Number.parseInt(text('sum'), 8) !== sumOf(header)) throw new TarDamaged(`${archive} is damaged, or no archive.`)
    const size = Number.parseInt(text('size'), 8)
    const bytes = await read(size)
    await read(padding(size).length)
    yield { name: [text('prefix'), text('name')].filter(Boolean).join('/'), bytes }
  }
}

/** Reads a file sequentially in chunks of the requested size. */
function readerOf(file: string): (count: number) => Promise<Buffer> {
  const chunks: AsyncIterator<Buffer> = createReadStream(file)[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  return async (count) => {
    const parts: Uint8Array[] = [held]
    let length = held.length
    while (length < count) {
      const { done, value } = await chunks.next()
      if (done) throw new TarDamaged(`${file} ends before its end.`)
      parts.push(value)
      length += value.length
    }
    const whole = Buffer.concat(parts)
    held = whole.subarray(count)
    return whole.subarray(0, count)
  }
}
