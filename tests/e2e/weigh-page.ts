import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Page } from '@playwright/test'

const brotli = promisify(brotliCompress)

/** The compressed size of a text, in kB. */
export const kilobytes = async (text: string | Uint8Array): Promise<number> => (await brotli(text)).length / 1_000

/** In kB, as sent. */
export interface Weight {
  js: number
  css: number
}

/** Everything that a page loads until the network is idle; inline styles count as if sent separately. The browser's cache is empty. */
export async function weighPage(page: Page, url: string): Promise<Weight> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const types = new Map<string, string>()
  const bytes = new Map<string, number>()
  network.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? ''
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength)
  })
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  const isThere = new URL(page.url()).pathname === new URL(url).pathname
  if (!answer?.ok() || !isThere) throw new Error(`${url} led to ${page.url()} with ${answer?.status()}`)
  const inline = [...(await answer.text()).matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) => text).join('')
  const sent = (type: string) => (bytes.get(type) ?? 0) / 1_000
  return { js: sent('Script'), css: sent('Stylesheet') + (inline ? await kilobytes(inline) : 0) }
}
