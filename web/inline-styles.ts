import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memoize } from '#domain/memoize.ts'
import { classesIn, readSheet } from './used-styles.ts'

const sheet = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(\/assets\/[\w.-]+\.css)#?"[^>]*>/g

interface Page {
  head: string
  body: string
}

/** Files of the build by their path, a few dozen. A build does not change while it is served: each is read once and never evicted. */
const read = new Map<string, Promise<string | null>>()

function textOf(address: string, folder: string): Promise<string | null> {
  const path = join(folder, address)
  const known = read.get(path) ?? readFile(path, 'utf8').catch(() => null)
  read.set(path, known)
  return known
}

const firstDrawing = /<img src="(\/scenes\/[\w-]+\.svg)"(?=[^>]*fetchPriority="high")/i

/** Inlines the first image of a page, so that its largest picture is painted with its text. */
async function inlineFirstDrawing({ head, body }: Page, folder: string): Promise<Page> {
  const address = firstDrawing.exec(body)?.[1]
  const drawing = address && (await textOf(address, folder))
  if (!drawing) return { head, body }
  const data = drawing
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>&]/g, encodeURIComponent)
  return {
    head: head.replace(new RegExp(`<link rel="preload" as="image" href="${address}"[^>]*>`), ''),
    body: body.replace(firstDrawing, () => `<img src="data:image/svg+xml,${data}"`),
  }
}

/** The styles and the page separately. */
const sheetOf = memoize(
  ({ text }: { address: string; text: string }) => readSheet(text),
  ({ address }) => address,
)

/**
 * Inlines the styles that a page uses: a phone paints it after one response instead of two. Each style element names its address, for scripts that
 * load other content. A stylesheet that is not built stays a link.
 */
async function inlineStyles({ head, body }: Page, folder: string): Promise<Page> {
  const addresses = [...new Set([...head.matchAll(sheet)].map(([, address = '']) => address))]
  const texts = new Map(await Promise.all(addresses.map(async (address) => [address, await textOf(address, folder)] as const)))
  const written = new Set<string>()
  const classes = classesIn(body)
  const inlined = head.replace(sheet, (link: string, address: string) => {
    const text = texts.get(address)
    if (text === null || text === undefined || text.includes('</')) return link
    if (written.has(address)) return ''
    written.add(address)
    return `<style data-sheet="${address}">${sheetOf({ address, text }).usedBy(classes)}</style>`
  })
  return { head: inlined, body }
}

/** A page of plain HTML with inlined stylesheets and first image. Links are in its head, everything else in its body. */
export async function inlineAll(html: string, folder: string): Promise<string> {
  const end = html.indexOf('</head>')
  const page = { head: html.slice(0, end), body: html.slice(end) }
  const { head, body } = await inlineFirstDrawing(await inlineStyles(page, folder), folder)
  return head + body
}
