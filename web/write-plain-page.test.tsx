import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { CachedPart } from './cached-part.tsx'
import { writePlainPage } from './write-plain-page.tsx'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plain-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'page-1.css'), '._0a1{color:red}._0a2{color:blue}')
})

function pages() {
  const rendered: string[] = []
  function Card({ here, text }: { here: string; text: string }) {
    rendered.push(text)
    return (
      <a className="_0a1" href={`${here}&open=1`}>
        {text} 12 &amp; up
      </a>
    )
  }
  const write = async (name: string | null, here: string, text = name ?? '') =>
    `${await writePlainPage(
      <html lang="en">
        <head>
          <link rel="stylesheet" href="/assets/page-1.css" />
        </head>
        <body>
          <CachedPart as="li" name={name} here={here} query="">
            {(at) => <Card here={at.here} text={text} />}
          </CachedPart>
        </body>
      </html>,
      folder,
    )}`
  return { rendered, write }
}

const style = '<style data-sheet="/assets/page-1.css">._0a1{color:red}</style>'
const pageOf = (href: string, text: string) =>
  `<!DOCTYPE html><html lang="en"><head>${style}</head><body>` +
  `<li><a class="_0a1" href="${href}&amp;open=1">${text} 12 &amp; up</a></li></body></html>`

test('a part is rendered once for its name, with the address of each page and the styles it needs', async () => {
  const { rendered, write } = pages()
  expect(await write('NGN', '/offers?sort=best')).toBe(pageOf('/offers?sort=best', 'NGN'))
  expect(await write('NGN', '/offers?a="b"&sort=$1')).toBe(pageOf('/offers?a=&quot;b&quot;&amp;sort=$1', 'NGN'))
  expect(await write('USD', '/offers')).toBe(pageOf('/offers', 'USD'))
  expect(rendered).toEqual(['NGN', 'USD'])
})

test('a part that still changes has no name and is rendered for each page', async () => {
  const { rendered, write } = pages()
  await write(null, '/offers', 'first')
  expect(await write(null, '/offers', 'second')).toBe(pageOf('/offers', 'second'))
  expect(rendered).toEqual(['first', 'second'])
})

test('on a screen that runs in the browser it is a part like any other', () => {
  const page = (
    <CachedPart as="div" className="list" name="list" here="/offers" query="">
      {({ here }) => <b>{here}</b>}
    </CachedPart>
  )
  expect(renderToStaticMarkup(page)).toBe('<div class="list"><b>/offers</b></div>')
})
