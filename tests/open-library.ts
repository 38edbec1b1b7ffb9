import sharp from 'sharp'
import { afterAll } from 'vitest'
import { testApp } from './app.ts'

/** The product and the pictures of the demo agency, for a test file until its end. */
export async function openLibrary() {
  const t = await testApp()
  afterAll(() => t.close())
  const owner = await t.signIn('owner@skyways.test')
  return {
    t,
    owner,
    /** Uploads as a form of a browser does. */
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

/** A JPEG of one green. */
export const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a6e3c' } })
    .jpeg()
    .toBuffer()
