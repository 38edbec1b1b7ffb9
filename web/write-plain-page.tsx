import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CachedMarkup } from './cached-part.tsx'
import { inlineAll } from './inline-styles.ts'

/** Markup of parts that many pages have in common, by name; those that were not used longest leave first. */
const markup = new LRUCache<string, string>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (html, name) => html.length + name.length,
})

function render(name: string, part: () => ReactElement): string {
  const known = markup.get(name)
  if (known !== undefined) return known
  const html = renderToStaticMarkup(part())
  markup.set(name, html)
  return html
}

/**
 * A page of plain HTML as it is sent, with the stylesheets and the drawing it needs inside; they are read from `folder`. It waits for nothing and hands
 * nothing over to scripts: rendered at once it takes less than half as long as a stream of it.
 */
export async function writePlainPage(page: ReactElement, folder: string): Promise<Buffer<ArrayBuffer>> {
  const html = renderToStaticMarkup(<CachedMarkup value={render}>{page}</CachedMarkup>)
  // As bytes: a Response checks every character of a text before it encodes it.
  return Buffer.from(`<!DOCTYPE html>${await inlineAll(html, folder)}`)
}
