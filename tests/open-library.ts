import sharp from 'sharp'
import { afterAll } from 'vitest'
import { testApp } from './app.ts'

/** The product and the demo agency's images, until the end of a test file. */
export async function openLibrary() {
  const t = await testApp()
  afterAll(() => t.close())
  const owner = await t.signIn('owner@skyways.test')
  return {
    t,
    owner,
    /** Uploads like a browser's form. */
    async upload(content: Uint8Array | string, { name = 'logo.png', type = 'image/png', alt = '', as = owner.cookie } = {}) {
      const form = new FormData()
      form.set('file', new File([Uint8Array.from(typeof content === 'string' ? Buffer.from(content) : content)], name, { type }))
      if (alt) form.set('alt', alt)
      const sent = new Response(form)
      const answer = await t.app.inject({
        method: 'POST',
        url: '/api/images',
        headers: { 'content-type': sent.headers.get('content-type') ?? '', ...(as ? { cookie: as } : {}) },
        payload: Buffer.from(await sent.arrayBuffer()),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    media: (path: string, headers: Record<string, string> = {}) => t.app.inject({ url: `/media/${path}`, headers }),
  }
}

/** A JPEG of one shade of green. */
export const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a6e3c' } })
    .jpeg()
    .toBuffer()
