import { Transform } from 'node:stream'

const preload = /<link rel="modulepreload"[^>]*>/g
/** Longest tail kept back because a tag may be cut in two by the chunking. */
const longestTag = 512

/** A stream that drops module preload links from the HTML passing through it; the module script itself stays. */
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
