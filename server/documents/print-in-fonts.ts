import { type Run, runsOf } from './print-fonts.ts'

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Nodes of a pdfmake document that contain texts. */
const HOLDERS = ['content', 'stack', 'columns', 'table', 'body', 'ul', 'ol'] as const

const inline = (text: unknown, inLatin: (text: string) => string): (Run | unknown)[] => {
  if (typeof text === 'string') return runsOf(text, inLatin) ?? [text]
  if (Array.isArray(text)) return text.flatMap((part) => inline(part, inLatin))
  if (isNode(text)) return inline(text.text, inLatin).map((part) => ({ ...text, ...(isNode(part) ? part : { text: part }) }))
  return [text]
}

/** Changes a document, or a part of it, so that each text uses fonts that have its characters. */
export function printInFonts(part: unknown, inLatin: (text: string) => string): void {
  if (Array.isArray(part)) {
    part.forEach((item, at) => {
      if (typeof item === 'string') part[at] = { text: inline(item, inLatin) }
      else printInFonts(item, inLatin)
    })
    return
  }
  if (!isNode(part)) return
  if ('text' in part)
    part.text = typeof part.text === 'string' ? (runsOf(part.text, inLatin) ?? part.text) : inline(part.text, inLatin)
  for (const name of HOLDERS) printInFonts(part[name], inLatin)
}
