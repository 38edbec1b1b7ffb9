import { Transform } from 'node:stream'

const preload = /<link rel="modulepreload"[^>]*>/g
/** Maximum length of the buffered tail, because a tag may be split between two chunks. */
const longestTag = 512

/** A transform stream that removes module preload links from HTML; the module script itself stays. */
export function withoutModulePreloads(): Transform {
  const decoder = new TextDecoder()
  let held = ''
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = (held + decoder.decode(chunk, { stream: true })).replace(preload, '')
      const open = text.lastIndexOf('<')
      const isCut = open >= 0 && !text.includes('>', open) && text.length - open < longestTag
      held = isCut ? text.slice(open) : ''
      done(null, isCut ? text.slice(0, open) : text)
    },
    flush(done) {
      done(null, held.replace(preload, ''))
    },
  })
}
