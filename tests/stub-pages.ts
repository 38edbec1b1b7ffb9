import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstScript } from '#contract/session/first-script.ts'

/** Content that pages may have and still be the same for everybody. */
const scripts = `<script type="application/ld+json">{}</script><script>${firstScript}</script><script type="text/later" data-src="/shop.js"></script>`

/** A bundle with the shape of the real one: each rendering has a unique mark, and contains its input. */
const bundle = `
export const entry = { module: {
  createContext: (web) => web,
  createHandler: () => async (request, web) => {
    const { pathname } = new URL(request.url)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/about' } })
    if (pathname === '/tours') headers['set-cookie'] = 'seen=1'
    if (pathname === '/faq' || !web.isStorefront) return new Response('gone', { status: 404, headers })
    const { site, version, agency } = await web.api.shop.site()
    const script = pathname === '/about' ? '<script nonce="' + web.nonce + '">run()</script>' : ''
    const facts = ${JSON.stringify(scripts)}
    const text = [agency.name, version, site.settings.primaryColor, request.headers.get('cookie'), crypto.randomUUID()].join('|')
    return new Response('<!doctype html><html><body>' + text + facts + script + '</body></html>', { headers })
  },
} }
`

/** A stub of the built interface for `testApp({ web })`: its folder. */
export async function stubPages(): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'stub-pages-'))
  await mkdir(join(root, 'build', 'server'), { recursive: true })
  await mkdir(join(root, 'build', 'client', 'assets'), { recursive: true })
  await writeFile(join(root, 'build', 'client', 'assets', 'shop-1f2e.js'), 'export {}')
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
  await writeFile(join(root, 'build', 'server', 'index.js'), bundle)
  return { root, remove: () => rm(root, { recursive: true }) }
}
