export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg'

const latin = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Constructs allowed before the first tag of a drawing. Matched one at a time: one expression for all would backtrack exponentially on a hostile file. */
const before = /\s+|\xef\xbb\xbf|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>/y

function beginsAsSvg(bytes: Uint8Array): boolean {
  const text = latin(bytes, 0, 4_000)
  before.lastIndex = 0
  let at = 0
  while (before.test(text)) at = before.lastIndex
  return /^<svg[\s>]/.test(text.slice(at, at + 5))
}

/** The magic bytes of each format, independent of the file's name. SVG has none: it is text that begins with a tag. */
const signatures: Record<PictureFormat, (bytes: Uint8Array) => boolean> = {
  jpeg: (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff',
  png: (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  gif: (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6)),
  webp: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => /^ftypavi[fs]$/.test(latin(bytes, 4, 12)),
  svg: beginsAsSvg,
}

const formats: readonly PictureFormat[] = ['jpeg', 'png', 'gif', 'webp', 'avif', 'svg']

/** The type of a file by its content; null when it is no accepted picture. */
export const sniffPicture = (bytes: Uint8Array): PictureFormat | null =>
  formats.find((format) => signatures[format](bytes)) ?? null
