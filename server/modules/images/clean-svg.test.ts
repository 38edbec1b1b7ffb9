import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'
import { sniffPicture } from './sniff-picture.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const head = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"'
const clean = (inside: string, attributes = '') => cleanSvg(bytesOf(`<svg ${head} ${attributes}>${inside}</svg>`)).svg
const refused = (source: string | Uint8Array, code = 'image.not-readable') =>
  expect(() => cleanSvg(typeof source === 'string' ? bytesOf(source) : source)).toThrow(expect.objectContaining({ code }))

test('a plain logo is unchanged and sized to its view box', () => {
  const { svg, width, height, isServed } = cleanSvg(
    bytesOf(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- made by hand -->
       <svg ${head}><style>.a{fill:#0a7d4f}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>
       <g transform="rotate(-4) scale(1.5)"><path class="a" d="M0 0h20v10z" style="opacity:.5"/><circle cx="5" cy="5" r="2" fill="url(#g)"/></g>
       <text x="1" y="9">Adé &amp; Sons</text></svg>`,
    ),
  )
  expect({ width, height, isServed }).toEqual({ width: 960, height: 480, isServed: true })
  for (const safe of [
    'd="M0 0h20v10z"',
    'fill="url(#g)"',
    'rotate(-4) scale(1.5)',
    '.a{fill:#0a7d4f}',
    'style="opacity:.5"',
    'Adé &amp; Sons',
  ])
    expect(svg).toContain(safe)
  expect(svg).not.toMatch(/DOCTYPE|<\?|<!--/)
})

describe('scripts, animations and external references are removed', () => {
  test.each([
    ['a script', '<script>alert(1)</script><path d="M0 0"/>'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['an event attribute', '<path onclick="alert(1)" ONLOAD="alert(1)" d="M0 0"/>'],
    ['HTML inside', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>'],
    ['a link that runs code', '<a href="javascript:alert(1)" xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['an animation that sets a link', '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
    ['an animation of an event', '<animate attributeName="onclick" values="alert(1)"/>'],
    ['an external picture', '<image href="https://evil.test/alert(1).png"/>'],
    ['a drawing as a picture', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['another file', '<use href="https://evil.test/a.svg#alert(1)"/><use xlink:href="/secret#alert(1)"/>'],
    ['external paint', '<path fill="url(https://evil.test/#alert(1))" d="M0 0"/>'],
    ['external paint, quoted', `<path style="fill:url('//evil.test/#a')" d="M0 0"/>`],
    ['a style sheet that imports', '<style>@import "https://evil.test/a.css";</style>'],
    ['a style sheet with an external address', '<style>path{fill:url(https://evil.test/a)}</style>'],
    ['a style sheet with escapes', '<style>path{fill:u\\72l(https://evil.test/a)}</style>'],
    ['a style that closes its tag', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['text that closes its tag', '<text>&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;</text><script>evil()</script>'],
    ['an instruction', '<?xml-stylesheet href="https://evil.test/a.css"?>'],
    ['another name space', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['a filter', '<filter id="f"><feImage href="https://evil.test/a"/></filter><path filter="url(#f)" d="M0 0"/>'],
  ])('%s', (_name, inside) => {
    const svg = clean(inside, 'onload="alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink"')
    expect(svg).not.toMatch(/<script|on\w+=|javascript|evil\.test|foreignObject|<set|<animate|@import|<\?|secret|<filter/i)
  })

  test('a reference inside the file is preserved', () => {
    expect(clean('<defs><path id="p" d="M0 0"/></defs><use xlink:href="#p"/>')).toContain('<use href="#p">')
  })
})

describe('anything but the allowed XML subset is refused', () => {
  test('entities that expand exponentially', () => {
    refused(`<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg ${head}><text>&b;</text></svg>`)
  })
  test('an external entity', () => {
    refused(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${head}><text>&x;</text></svg>`)
  })
  test('an undeclared entity', () => refused(`<svg ${head}><text>&nbsp;</text></svg>`))
  test('an unclosed tag', () => refused(`<svg ${head}><g></svg>`))
  test('an attribute without quotes', () => refused(`<svg ${head}><path d=M0/></svg>`))
  test('a repeated attribute', () => refused(`<svg ${head}><path d="M0 0" d="M1 1"/></svg>`))
  test('content after the end', () => refused(`<svg ${head}></svg><script>alert(1)</script>`))
  test('HTML', () => refused('<html><svg/></html>'))
  test('excessive nesting', () => refused(`<svg ${head}>${'<g>'.repeat(5_000)}</svg>`))
  test('a missing size', () => refused('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'))
  test('a size of zero width', () => refused('<svg viewBox="0 0 1000000 1"></svg>'))
  test('bytes that are not text', () => refused(Uint8Array.from([...bytesOf(`<svg ${head}>`), 0xff, 0xfe])))
  test('more than 2 MB', () => refused(`<svg ${head}>${' '.repeat(2_000_001)}</svg>`, 'image.too-large'))
})

describe('a file built for exponential parsing is read in linear time', () => {
  const long = 150_000
  test.each([
    ['a very long word', `<path d="${'a'.repeat(long)}"/>`],
    ['very many spaces', `<path d="M${' '.repeat(long)}0"/>`],
    ['very many brackets', `<path transform="${'rotate('.repeat(long / 8)}"/>`],
    ['very many references', `<path fill="${'url('.repeat(long / 5)}"/>`],
    ['unclosed comments', `<style>${'/*'.repeat(long / 2)}</style>`],
    ['a style sheet without rules', `<style>${'a'.repeat(long)}</style>`],
    ['blanks in a tag', `<path ${' '.repeat(long)} d="M0 0"/>`],
  ])('%s', (_name, inside) => {
    expect(clean(inside)).toContain('viewBox')
  })

  test('comments before the first tag', () => {
    expect(sniffPicture(bytesOf(`${'<!-- -->'.repeat(400)}<sv`))).toBeNull()
    expect(sniffPicture(bytesOf(`${'<!-- -->'.repeat(400)}<svg>`))).toBe('svg')
  })
})

test.each([
  ['an embedded photograph', '<image width="20" height="10" href="data:image/png;base64,iVBORw0KGgo="/>'],
  ['more than 200 kB', '<path d="M0 0h20v10z"/>'.repeat(9_000)],
])('%s: it is stored as a raster picture, not as SVG', (_name, inside) => {
  expect(cleanSvg(bytesOf(`<svg ${head}>${inside}</svg>`)).isServed).toBe(false)
})
