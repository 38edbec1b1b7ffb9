import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { rememberOf } from '#domain/remember.ts'
import { inlineAll } from './inline-styles.ts'
import { addressHere, type Part, PlaceContext } from './kept-part.tsx'
import { classesIn } from './used-styles.ts'

interface Written {
  classes: ReadonlySet<string>
  /** Between them stands the address of the page. */
  pieces: readonly Buffer[]
}

const written = rememberOf(
  (_of: object, { part }: Part): Written => {
    const html = renderToStaticMarkup(part)
    return { classes: classesIn(html), pieces: html.split(addressHere).map((piece) => Buffer.from(piece)) }
  },
  ({ by }) => by,
)

/** Stands for a part, by its number. No text on a page can pass for it: React escapes what comes from outside. */
const mark = /<!--part (\d+)-->/

/**
 * A page of plain HTML as it is sent, with the stylesheets and the drawing it needs inside; they are read from `folder`. It waits for nothing and hands
 * nothing over to scripts: written in one go it takes less than half as long as a stream of it. Kept parts go in as they were written once.
 */
export async function writePlainPage(page: ReactElement, folder: string): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[][] = []
  const ofParts: ReadonlySet<string>[] = []
  const place = (part: Part) => {
    const { classes, pieces } = written(part.of, part)
    const address = Buffer.from(renderToStaticMarkup(part.address))
    ofParts.push(classes)
    parts.push(pieces.flatMap((piece, at) => (at > 0 ? [address, piece] : [piece])))
    return `<!--part ${parts.length - 1}-->`
  }
  const html = renderToStaticMarkup(<PlaceContext value={place}>{page}</PlaceContext>)
  const around = (await inlineAll(html, { folder, ofParts })).split(mark)
  const bytes = around.flatMap((text, at) => (at % 2 === 0 ? [Buffer.from(text)] : (parts[Number(text)] ?? [])))
  return Buffer.concat([Buffer.from('<!DOCTYPE html>'), ...bytes])
}
